interface HttpConfig {
  readonly publicUrl: string;
  readonly isPublic: boolean;
}

/** Where models' servers may say that a clip is done; null where nobody from outside reaches this one. */
export function callbackUrls({ publicUrl, isPublic }: HttpConfig) {
  if (!isPublic) return null;
  return (engine: string, attemptId: string): string =>
    `${publicUrl}/api/webhooks/video/${encodeURIComponent(engine)}?attempt=${attemptId}`;
}
