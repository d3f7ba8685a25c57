/** Why a clip failed, with the message its author sees on the failed video. */
export const CLIP_FAILURES = {
  refused_by_safety:
    "The video model's safety system refused this prompt. Please change its words and try again",
  out_of_memory: 'The video model ran out of memory. Please try a shorter or smaller video',
  lost: 'The video model lost this video, probably because it was restarted',
  deadline: 'The video model did not finish in time',
  no_file: 'The video model reported success but delivered no file',
  not_a_video: 'What the video model delivered is not a video',
  too_large: 'What the video model delivered is too large',
  host_not_allowed: 'The video model offered its file at an address that is not allowed',
  unreachable: 'The video model could not be reached',
  order_refused: 'The video model did not accept the order',
  access_refused: 'The video model refused access to this server. The operator has to look at it',
  fate_unknown:
    'It could not be found out whether the video model took the order, so it was not ordered again',
  cancelled_by_model: 'The video model canceled this video',
  model_error: 'The video model could not make this video',
  engine_missing: 'The video model of this video is no longer configured',
  no_start_frame: 'The frame that the video model was to begin with could not be drawn',
  photo_withheld:
    'The rights to the photo that the video model was to begin with no longer let the model have it',
  black: 'What the video model delivered is black',
  frozen: 'What the video model delivered does not move',
  torn: 'What the video model delivered is broken',
  wrong_length: 'What the video model delivered is too short for its shot',
  wrong_shape: 'What the video model delivered has another shape than the video',
} as const;

export type ClipFailure = keyof typeof CLIP_FAILURES;
export const CLIP_FAILURE_CODES = Object.keys(CLIP_FAILURES) as readonly ClipFailure[];
