/**
 * A clip is footage ordered from a text-to-video model for one stretch of a film. It moves along this
 * table, and each move is committed before the next thing is done to the world outside: whoever finds
 * a clip after a crash can tell what may already have been ordered.
 */
export const CLIP_STATES = [
  /** Nothing has been ordered, or it is proven that nothing was accepted. */
  'planned',
  /** An order is on its way; whether the model has it is not known until the response is stored. */
  'submitting',
  /** The model has accepted it; we hold its handle. */
  'submitted',
  /** Its file is in our storage. */
  'fetched',
  /** It is part of a finished film. */
  'composed',
  'failed',
  /** Its job ended without it. */
  'dropped',
] as const;
export type ClipState = (typeof CLIP_STATES)[number];

export const CLIP_TRANSITIONS = {
  planned: ['submitting', 'failed', 'dropped'],
  submitting: ['planned', 'submitted', 'failed', 'dropped'],
  submitted: ['planned', 'fetched', 'failed', 'dropped'],
  fetched: ['composed'],
  composed: [],
  // Only by a person, who answers for a second order.
  failed: ['planned'],
  dropped: ['planned'],
} as const satisfies Record<ClipState, readonly ClipState[]>;

/** The states from which a clip may move to `state`: the guard of the statement that moves it. */
export function clipStatesBefore(state: ClipState): readonly ClipState[] {
  return CLIP_STATES.filter((from) =>
    (CLIP_TRANSITIONS[from] as readonly ClipState[]).includes(state),
  );
}

/** Clips that somebody has to go on with. */
export const OPEN_CLIP_STATES = ['planned', 'submitting', 'submitted'] as const;
