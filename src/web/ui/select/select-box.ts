/** The closed box of a list to choose from. */
export const SELECT_BOX =
  'flex h-11 w-full touch-target items-center justify-between gap-2 rounded-plaque border border-line-strong bg-field px-3 text-left text-ink hover:border-gilt-line focus-visible:border-gilt disabled:bg-sunken disabled:text-muted';
