export const MOST_LISTS = 100;
export const MOST_IN_LIST = 500;
export const MOST_FOLLOWED = 500;

export interface TitleList {
  id: number;
  memberId: number;
  code: string;
  name: string;
  note: string;
  isPublic: boolean;
  createdAt: number;
  changedAt: number;
}

/** Puts `key` in front of `before`, or at the end; it may have been there already. */
export function placedBefore(keys: readonly string[], key: string, before: string | undefined): string[] {
  if (key === before) return [...keys];
  const others = keys.filter((one) => one !== key);
  const at = before === undefined ? -1 : others.indexOf(before);
  return at < 0 ? [...others, key] : [...others.slice(0, at), key, ...others.slice(at)];
}

/** Ten characters that are told apart when they are read aloud. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789ae';
export const CODE_LENGTH = 10;

export function codeFrom(bytes: Uint8Array): string {
  return [...bytes].map((byte) => SIGNS[byte % 32]).join('');
}
