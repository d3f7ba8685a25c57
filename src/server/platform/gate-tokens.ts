import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Clock } from '#server/platform/clock.ts';

/** Long enough to watch, short enough not to be worth sharing. */
export const PASS_SECONDS = 2 * 3600;

/** What a gate token is bound to: other shares, markets and later settings need a new one. */
export interface PassScope {
  readonly slug: string;
  readonly revision: number;
}

/** The gate that a form belongs to: a page fetched by someone else is not valid here. */
export interface FormScope {
  readonly slug: string;
  /** The visitor's network. */
  readonly network: string;
}

const FORM_SECONDS = 3600;

/**
 * Proof that a visitor has passed the age gate of one share, for one market. It does not identify
 * the visitor.
 */
export interface GateTokens {
  issue(scope: PassScope, market: string): string;
  /** The market the token was issued for; null if the token is invalid. */
  marketOf(scope: PassScope, pass: string): string | null;
  /** Signs the form of a gate, so that only visitors who were shown the gate can submit it. */
  signForm(scope: FormScope): string;
  isForm(scope: FormScope, nonce: string): boolean;
}

export function createGateTokens(secretKey: string, clock: Clock): GateTokens {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  const sign = ({ slug, revision }: PassScope, market: string, expires: number) =>
    createHmac('sha256', secretKey)
      .update(`share\n${slug}\n${revision}\n${market}\n${expires}`)
      .digest('base64url');
  const signatureOfForm = ({ slug, network }: FormScope, expires: number) =>
    createHmac('sha256', secretKey)
      .update(`share form\n${slug}\n${network}\n${expires}`)
      .digest('base64url');
  return {
    signForm: (scope) => {
      const expires = nowSeconds() + FORM_SECONDS;
      return `${expires}.${signatureOfForm(scope, expires)}`;
    },
    isForm: (scope, nonce) => {
      const [, expires, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(nonce) ?? [];
      if (expires === undefined || signature === undefined) return false;
      if (Number(expires) <= nowSeconds()) return false;
      return isEqual(signature, signatureOfForm(scope, Number(expires)));
    },
    issue: (scope, market) => {
      const expires = nowSeconds() + PASS_SECONDS;
      return `${expires}.${market}.${sign(scope, market, expires)}`;
    },
    marketOf: (scope, pass) => {
      const [, expires, market, signature] =
        /^(\d{1,12})\.([A-Z-]{2,10})\.([\w-]{43})$/.exec(pass) ?? [];
      if (expires === undefined || market === undefined || signature === undefined) return null;
      if (Number(expires) <= nowSeconds()) return null;
      return isEqual(signature, sign(scope, market, Number(expires))) ? market : null;
    },
  };
}

function isEqual(signature: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}
