/** A market's name without what it says in brackets. */
export const shortName = (name: string): string => name.replace(/ \(.*\)$/, '');
