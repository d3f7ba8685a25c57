import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets stored in the database with the secret key, which is not stored there. */
export interface SecretBox {
  lock(secret: string): string;
  /** Null if it was encrypted with another key, or changed since. */
  unlock(locked: string): string | null;
}

/** `purpose` derives a separate key for each use. */
export function createSecretBox(secretKey: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, KEY_BYTES));
  return {
    lock: (secret) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    unlock: (locked) => {
      const bytes = Buffer.from(locked, 'base64');
      const tagEnd = NONCE_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}
