import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets unreadable for whoever has the database but not the key. */
export interface SecretBox {
  /** The purpose (for instance `robot token`) is sealed in: a value copied to another column does not open there. */
  seal(text: string, purpose: string): string;
  /** Undefined when it was sealed with another key or for another purpose, or was changed since. */
  open(sealed: string, purpose: string): string | undefined;
  /** A key of its own for a purpose, for what is signed and not sealed. */
  key(purpose: string): Uint8Array;
  /** The same for the same text, for finding a sealed one again. Tells nothing to whoever has not the key. */
  mark(text: string, purpose: string): string;
}

/** What every sealed text begins with. */
export const SEALED = 'sealed:1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Texts sealed by AES-256-GCM, each purpose with a key of its own. */
export function createSecretBox(readKey: () => Uint8Array): SecretBox {
  const keys = new Map<string, Buffer>();

  function keyFor(purpose: string): Buffer {
    const known = keys.get(purpose);
    if (known) return known;
    const derived = Buffer.from(hkdfSync('sha256', readKey(), 'souluo', purpose, 32));
    keys.set(purpose, derived);
    return derived;
  }

  return {
    // Apart from the keys that seal: one and the same purpose may have both.
    key: (purpose) => keyFor(`key ${purpose}`),

    seal(text, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return SEALED + sealed.toString('base64url');
    },

    open(sealed, purpose) {
      if (!isSealed(sealed)) return undefined;
      const written = sealed.slice(SEALED.length);
      const bytes = Buffer.from(written, 'base64url');
      // Several texts decode to the same bytes; only one of them was written here.
      if (bytes.length < IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== written) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
        return text.toString('utf8');
      } catch {
        return undefined;
      }
    },

    mark: (text, purpose) =>
      createHmac('sha256', keyFor(`mark of ${purpose}`))
        .update(text)
        .digest('base64url'),
  };
}

/** Values from before they were sealed have no mark. */
export function isSealed(text: string): boolean {
  return text.startsWith(SEALED);
}
