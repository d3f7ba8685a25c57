import { z } from 'zod';

import { CURRENT_PASSWORD_MESSAGE } from '#contracts/schemas/current-password.ts';
import { idSchema, momentSchema, nameSchema } from '#contracts/schemas/text.ts';
import { PASSWORD_LENGTH_MAX } from '#domain/limits.ts';
import { PASSKEY_NAME_LENGTH } from '#domain/people/second-factor.ts';

const CODE_MESSAGE = 'Please enter a code';
const CODE_LENGTH_MAX = 40;
const TOKEN_MESSAGE = 'Please sign in again';
const PASSKEY_MESSAGE = 'The passkey returned an unexpected response. Please try again.';
/** Far more than authenticators send, because attestation certificates are not requested. */
const BYTES_MAX = 20_000;

const base64Url = z.base64url(PASSKEY_MESSAGE).max(BYTES_MAX, PASSKEY_MESSAGE);
const transports = z.array(z.string().max(20, PASSKEY_MESSAGE)).max(10, PASSKEY_MESSAGE);

const credentialFields = {
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key', { error: PASSKEY_MESSAGE }),
};

/** The result of `navigator.credentials.get` as JSON. */
export const passkeyAssertionSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** The result of `navigator.credentials.create` as JSON. */
export const passkeyAttestationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: transports.default([]),
  }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestationSchema>;

const challengeToken = z.string(TOKEN_MESSAGE).min(1, TOKEN_MESSAGE).max(200, TOKEN_MESSAGE);
const codeSchema = z
  .string(CODE_MESSAGE)
  .trim()
  .min(1, CODE_MESSAGE)
  .max(CODE_LENGTH_MAX, CODE_MESSAGE);

export const challengeSchema = z.object({ challenge: challengeToken });

/** A code from the app, a recovery code or a passkey assertion. */
export const secondFactorSchema = challengeSchema
  .extend({ code: codeSchema.optional(), passkey: passkeyAssertionSchema.optional() })
  .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
    path: ['code'],
    message: CODE_MESSAGE,
  });
export type SecondFactorBody = z.infer<typeof secondFactorSchema>;

export const currentPasswordSchema = z.object({
  currentPassword: z
    .string(CURRENT_PASSWORD_MESSAGE)
    .min(1, CURRENT_PASSWORD_MESSAGE)
    .max(PASSWORD_LENGTH_MAX, CURRENT_PASSWORD_MESSAGE),
});

export const confirmTotpSchema = z.object({ code: codeSchema });

const PASSKEY_NAME_MESSAGE = 'Please name the passkey';

export const confirmPasskeySchema = z.object({
  name: nameSchema(
    PASSKEY_NAME_LENGTH,
    PASSKEY_NAME_MESSAGE,
    `The name must be at most ${PASSKEY_NAME_LENGTH.max} characters`,
  ),
  credential: passkeyAttestationSchema,
});
export type ConfirmPasskeyBody = z.infer<typeof confirmPasskeySchema>;

export const secondFactorStateSchema = z
  .object({
    /** When the authenticator app was set up; null if there is none. */
    totpSince: momentSchema.nullable(),
    passkeys: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        createdAt: momentSchema,
        lastUsedAt: momentSchema.nullable(),
      }),
    ),
    recoveryCodesLeft: z.int(),
    /** Whether the organization requires it of all members. */
    isRequired: z.boolean(),
    /**
     * Whether passkeys work at this installation's address: it must be a host name, over HTTPS or
     * on localhost.
     */
    canUsePasskeys: z.boolean(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

export const totpSetupSchema = z
  .object({
    /** Base32, for apps that cannot read the QR code. */
    secret: z.string(),
    /** The content of the QR code. */
    uri: z.string(),
  })
  .meta({ id: 'TotpSetup' });

/** Shown only once; null if the user keeps their existing codes. */
export const newFactorSchema = z
  .object({ recoveryCodes: z.array(z.string()).nullable() })
  .meta({ id: 'NewSecondFactor' });
export type NewFactorBody = z.infer<typeof newFactorSchema>;

export const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

const descriptorsSchema = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    transports: z.array(z.string()).exactOptional(),
  }),
);
const verificationSchema = z.enum(['required', 'preferred', 'discouraged']);

/** For `navigator.credentials.get`, as JSON. */
export const passkeyRequestSchema = z
  .object({
    challenge: z.string(),
    timeout: z.int().exactOptional(),
    rpId: z.string().exactOptional(),
    allowCredentials: descriptorsSchema.exactOptional(),
    userVerification: verificationSchema.exactOptional(),
  })
  .meta({ id: 'PasskeyRequest' });

/** For `navigator.credentials.create`, as JSON. */
export const passkeyCreationSchema = z
  .object({
    rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int().exactOptional(),
    excludeCredentials: descriptorsSchema.exactOptional(),
    authenticatorSelection: z
      .object({
        residentKey: verificationSchema.exactOptional(),
        requireResidentKey: z.boolean().exactOptional(),
        userVerification: verificationSchema.exactOptional(),
      })
      .exactOptional(),
    attestation: z.literal('none').exactOptional(),
  })
  .meta({ id: 'PasskeyCreation' });
