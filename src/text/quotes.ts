/** Marks that open or close a quotation in the seven languages. */
export const QUOTES = '"“”«»„‚‘’\'「」『』';
