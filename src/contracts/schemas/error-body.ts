import { z } from 'zod';

import { ERRORS, type ErrorCode } from '#contracts/errors.ts';
import { findingSchema } from '#contracts/schemas/compliance.ts';
import { SECOND_FACTOR_METHODS } from '#domain/people/second-factor.ts';

const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** One problem with a request: the dotted path of the field and a human-readable message. */
const issueSchema = z.object({ path: z.string(), message: z.string() }).meta({ id: 'Issue' });

/** The body of every error response. */
export const errorBodySchema = z
  .object({
    message: z.string(),
    code: z.enum(ERROR_CODES),
    issues: z.array(issueSchema).optional(),
    /** With `policy_blocked` and `market_prohibited`: all findings, blocking ones first. */
    findings: z.array(findingSchema).optional(),
    /**
     * With `second_factor_required`: the challenge to send to `POST /api/auth/second-factor`, and
     * the methods it accepts.
     */
    challenge: z.string().optional(),
    methods: z.array(z.enum(SECOND_FACTOR_METHODS)).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
