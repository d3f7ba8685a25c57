/** Digits and capitals after a digit, such as 1-800-MY-RESET or 0808 8020 133. */
const NUMBER = /\b\d[\dA-Z]*(?:[- ][\dA-Z]+)+\b/g;

/** Keeps telephone numbers on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(NUMBER, (number) =>
    number.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0'),
  );
}
