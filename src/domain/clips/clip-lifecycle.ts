/**
 * A clip is footage ordered from a text-to-video model for one stretch of a film. Every state
 * change is committed before the next external call, so that after a crash it is known what may
 * already have been ordered.
 */
export const CLIP_STATES = [
  /** Nothing has been ordered, or the order was provably not accepted. */
  'planned',
  /**
   * An order is being sent. Whether the model accepted it is unknown until the response is stored.
   */
  'submitting',
  /** The model has accepted it and we have stored its handle. */
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

const CLIP_TRANSITIONS = {
  planned: ['submitting', 'failed', 'dropped'],
  submitting: ['planned', 'submitted', 'failed', 'dropped'],
  submitted: ['planned', 'fetched', 'failed', 'dropped'],
  fetched: ['composed'],
  composed: [],
  // Only by a person, who takes responsibility for ordering a second time.
  failed: ['planned'],
  dropped: ['planned'],
} as const satisfies Record<ClipState, readonly ClipState[]>;

/** The states from which a clip may move to `state`. Used in the `where` clause of the update. */
export function clipStatesBefore(state: ClipState): readonly ClipState[] {
  return CLIP_STATES.filter((from) =>
    (CLIP_TRANSITIONS[from] as readonly ClipState[]).includes(state),
  );
}

/** Clips that still need work. */
export const OPEN_CLIP_STATES = ['planned', 'submitting', 'submitted'] as const;
