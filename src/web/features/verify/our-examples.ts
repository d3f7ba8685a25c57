/** Whether it is the hash of a film of the landing page; no where their list cannot be read. */
export async function isOurExample(sha256: string): Promise<boolean> {
  try {
    const response = await fetch('/examples/sha256.json');
    if (!response.ok) return false;
    return Object.values((await response.json()) as Record<string, string>).includes(sha256);
  } catch {
    return false;
  }
}
