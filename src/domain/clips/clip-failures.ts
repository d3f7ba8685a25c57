/** Why a clip failed, with the message its author sees on the failed video. */
export const CLIP_FAILURES = {
  refused_by_safety:
    'The video model’s safety system rejected this prompt. Please reword it and try again.',
  out_of_memory: 'The video model ran out of memory. Please try a shorter or smaller video.',
  lost: 'The video model lost this video, probably because it was restarted',
  deadline: 'The video model did not finish in time',
  no_file: 'The video model returned no file. Please try again.',
  not_a_video: 'The video model returned a file that is not a video',
  too_large: 'The video model returned a file that is too large',
  host_not_allowed: 'The video model offered its file at an address that is not allowed',
  unreachable: 'The video model could not be reached',
  order_refused: 'The video model did not accept the order',
  access_refused:
    'The video model refused access to this server. Please contact the platform operator.',
  fate_unknown:
    'We could not confirm whether the video model accepted the order, so it was not sent again',
  cancelled_by_model: 'The video model canceled this video',
  model_error: 'The video model could not create this video',
  engine_missing: 'The video model for this video is no longer available',
  no_start_frame: 'The start frame for the video model could not be rendered',
  photo_withheld: 'The rights to the start photo no longer allow sending it to the video model',
  black: 'The video model returned a file that is black',
  frozen: 'The video model returned a file that does not move',
  torn: 'The video model returned a file that is damaged',
  wrong_length: 'The video model returned footage that is too short',
  wrong_shape: 'The video model returned footage in the wrong aspect ratio',
} as const;

export type ClipFailure = keyof typeof CLIP_FAILURES;
export const CLIP_FAILURE_CODES = Object.keys(CLIP_FAILURES) as readonly ClipFailure[];
