/** Every error of the API with its status and default message. */
export const ERRORS = {
  validation_failed: { status: 400, message: 'The request is not valid' },
  malformed_json: { status: 400, message: 'The request body is not valid JSON' },
  malformed_request: { status: 400, message: 'The request is not valid HTTP' },
  wrong_current_password: { status: 400, message: 'Current password is incorrect' },
  code_invalid: {
    status: 400,
    message: 'This code is not valid. Enter the current code from your app.',
  },
  passkey_refused: { status: 400, message: 'The passkey could not be added. Please try again.' },
  reset_link_invalid: {
    status: 400,
    message: 'This link is no longer valid. Please ask for a new one.',
  },
  invitation_invalid: { status: 400, message: 'This invitation is no longer valid' },
  invitation_ended: {
    status: 410,
    message: 'This invitation was used, was withdrawn or has expired. Please ask for a new one.',
  },
  signature_invalid: { status: 400, message: 'The webhook signature is not valid' },
  not_signed_in: { status: 401, message: 'Please sign in' },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  account_suspended: {
    status: 401,
    message: 'This account is suspended. Please contact the platform operator.',
  },
  second_factor_required: {
    status: 401,
    message: 'Please complete two-factor sign-in',
  },
  second_factor_invalid: { status: 401, message: 'This code is not valid. Please try again.' },
  challenge_expired: {
    status: 401,
    message: 'This sign-in has expired. Please start again with your password.',
  },
  insufficient_credits: { status: 402, message: 'Insufficient credits' },
  budget_exceeded: {
    status: 402,
    message:
      'This video would exceed your budget for this month. Ask an owner or admin of your organization to raise it.',
  },
  credit_debt: { status: 402, message: 'A payment was reversed. Buy credits to settle the debt.' },
  forbidden: { status: 403, message: 'You do not have permission to do this' },
  age_not_verified: { status: 403, message: 'Please verify your age first' },
  second_factor_missing: {
    status: 403,
    message: 'Your organization requires two-factor sign-in. Please set it up first.',
  },
  not_found: { status: 404, message: 'Not found' },
  username_taken: { status: 409, message: 'This username is already taken' },
  email_taken: { status: 409, message: 'This email address is already registered' },
  idempotency_conflict: {
    status: 409,
    message: 'This Idempotency-Key was already used for another request',
  },
  already_member: { status: 409, message: 'This person is already in your organization' },
  last_owner: {
    status: 409,
    message: 'Every organization needs an owner. Make someone else an owner first.',
  },
  folder_exists: { status: 409, message: 'A folder with this name already exists' },
  too_many_folders: {
    status: 409,
    message: 'Your organization has reached its limit of folders. Please delete one first.',
  },
  balance_below_zero: { status: 409, message: 'The balance cannot go below zero' },
  not_approved: { status: 409, message: 'A video can be shared once it is finished and approved' },
  wrong_state: {
    status: 409,
    message:
      'This is no longer possible because something has changed. Reload the page and try again.',
  },
  request_timeout: { status: 408, message: 'The request took too long to arrive' },
  precondition_failed: { status: 412, message: 'The file has changed since you requested it' },
  body_too_large: { status: 413, message: 'The request is larger than 1 MiB' },
  unsupported_media_type: { status: 415, message: 'Requests with a body must be JSON' },
  headers_too_large: { status: 431, message: 'The headers of the request are too large' },
  range_not_satisfiable: { status: 416, message: 'The requested range is not available' },
  file_refused: { status: 422, message: 'This file cannot be used' },
  upload_conflict: {
    status: 409,
    message:
      'The upload offset does not match. Request the current offset and continue from there.',
  },
  upload_ended: { status: 410, message: 'This upload has expired. Please start again.' },
  upload_busy: {
    status: 423,
    message: 'Another part of this upload is still in progress. Please try again shortly.',
  },
  file_too_large: { status: 413, message: 'This file is too large' },
  too_many_files: {
    status: 409,
    message: 'Your organization has reached its limit of files. Please delete some first.',
  },
  policy_blocked: { status: 422, message: 'The advertising policy does not allow this video' },
  market_prohibited: {
    status: 422,
    message: 'Advertising is not allowed in one of the selected markets',
  },
  market_requirements: {
    status: 422,
    message: 'The video does not show what one of its markets requires',
  },
  not_appealable: {
    status: 422,
    message:
      'This decision cannot be appealed. Rules on minors, ages, guaranteed wins, closed markets and labels have no exceptions.',
  },
  film_too_costly: {
    status: 409,
    message: 'This video exceeds the cost limit for the video model. Choose a shorter duration.',
  },
  day_too_costly: {
    status: 429,
    message:
      'Your organization has reached today’s limit for videos from the video model. Please try again tomorrow.',
  },
  month_too_costly: {
    status: 429,
    message:
      'This month’s limit for videos from the video model is reached. Please try again next month, or ask the platform operator.',
  },
  voice_not_available: {
    status: 422,
    message:
      'The draft voice speaks English only. Turn off the voice-over, or write the prompt in English.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again shortly.' },
  too_many_unfinished_videos: {
    status: 429,
    message: 'Too many videos are being created at once. Please wait until some have finished.',
  },
  internal: { status: 500, message: 'Something went wrong on our side' },
  payments_not_configured: { status: 503, message: 'Payments are not configured' },
  unavailable: { status: 503, message: 'The service is not ready. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
