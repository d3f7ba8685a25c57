/** 128 random bits in hexadecimal; works without a secure context, unlike `crypto.randomUUID`. */
function randomKey(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/**
 * One key per distinct body: sending the same order again after a cut connection charges once, a
 * changed order is a new one.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let lastBody = '';
  let lastKey = '';
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== lastBody) {
      lastBody = text;
      lastKey = randomKey();
    }
    return lastKey;
  };
}
