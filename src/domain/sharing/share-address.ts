/** Returns the public URL of a shared video. */
export function shareAddress(publicUrl: string, slug: string): string {
  return `${publicUrl}/v/${slug}`;
}
