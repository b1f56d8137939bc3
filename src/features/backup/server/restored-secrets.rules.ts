/** What became of the secrets in a backup. */
export type SecretsOutcome =
  /** There are none that are sealed, or the key that is there opens them. */
  | 'fine'
  /** The key in the backup was put into the empty place. */
  | 'key-placed'
  /** Nobody has the key here yet. */
  | 'key-wanted'
  /** Another key is here. */
  | 'other-key';

interface Sealed {
  state: 'none' | 'clear' | 'sealed';
  key: string | null;
  holdsKey: boolean;
}

/** `here` is the name of the key in the place. Backups from before say nothing about secrets: they are not sealed. */
export function secretsOutcome(secrets: Sealed | undefined, here: string | undefined): SecretsOutcome {
  if (!secrets) return 'fine';
  if (here === undefined && secrets.holdsKey) return 'key-placed';
  if (secrets.state !== 'sealed' || (here !== undefined && here === secrets.key)) return 'fine';
  return here === undefined ? 'key-wanted' : 'other-key';
}
