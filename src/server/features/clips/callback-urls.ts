interface HttpConfig {
  readonly publicUrl: string;
  readonly isPublic: boolean;
}

/**
 * Where models' servers can report that a clip is done; null if this server cannot be reached from
 * outside.
 */
export function callbackUrls({ publicUrl, isPublic }: HttpConfig) {
  if (!isPublic) return null;
  return (engine: string, attemptId: string): string =>
    `${publicUrl}/api/webhooks/video/${encodeURIComponent(engine)}?attempt=${attemptId}`;
}
