/** Digits and capitals after a digit, such as 1-800-MY-RESET or 0808 8020 133. */
const NUMBER = /(\b\d[\dA-Z]*(?:[- ][\dA-Z]+)+\b)/;

/** A text whose telephone numbers stay on one line, and stay what they are when they are copied. */
export function Unbroken({ text }: { readonly text: string }) {
  // A pattern with a group: every second part is a number.
  return text.split(NUMBER).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
