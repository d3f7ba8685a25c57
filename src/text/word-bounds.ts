/**
 * Letters and digits as an explicit character class, used for word boundaries: the thousands of
 * ranges in `\p{L}` and `\p{N}` take twice as long at every character of a text.
 */
const WORD = String.raw`0-9A-Za-zªµºß\u00b2\u00b3\u00b9\u00bc-\u00be\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0370-\u1fff\u2c00-\u2dff\u3041-\ud7ff`;

/** Not preceded by a letter or digit. */
export const WORD_START = `(?<![${WORD}])`;

/** Not followed by a letter or digit. */
export const WORD_END = `(?![${WORD}])`;
