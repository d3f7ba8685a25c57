/** A price, a prize or a share. */
export const SUM = /\p{Sc}\s?\d[\d.,\u00A0 ]*|\d[\d.,]*\s?(?:\p{Sc}|%)/u;
