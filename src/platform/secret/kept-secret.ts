import { openSecret } from './sealed-columns.ts';
import type { SecretBox } from './secret-box.ts';

/** The row of a secret that the site made for itself. */
interface Kept {
  find(): Promise<string | undefined>;
  /** Nothing happens when there is one already. */
  add(sealed: string): Promise<unknown>;
  /** Replaces the secret only if nobody else has done so meanwhile. */
  replace(old: string, sealed: string): Promise<unknown>;
}

interface Wish {
  secrets: SecretBox;
  purpose: string;
  fresh: () => string;
}

const TRIES = 5;

/**
 * A secret that all processes share: made on first use, and made anew when nobody has the key any more that sealed it.
 */
export async function keptSecret({ find, add, replace }: Kept, { secrets, purpose, fresh }: Wish): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const known = await find();
    const text = known === undefined ? undefined : openSecret(secrets, known, purpose);
    if (text !== undefined) return text;
    const sealed = secrets.seal(fresh(), purpose);
    // Another process may do the same: whatever is there afterwards counts.
    await (known === undefined ? add(sealed) : replace(known, sealed));
  }
  throw new Error(`processes with different keys share one database (${purpose})`);
}
