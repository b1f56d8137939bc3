export interface Account {
  id: number;
  username: string;
  email: string | null;
  passwordHash: string;
  isOperator: boolean;
  mustChangePassword: boolean;
  isDisabled: boolean;
  createdAt: number;
}

export const SESSION_MS = 30 * 86_400_000;
/** A session slides, but is written at most once a day. */
const EXTEND_AFTER_MS = 86_400_000;

export function mustExtend(extendedAt: number, now: number): boolean {
  return now - extendedAt >= EXTEND_AFTER_MS;
}

/** Names that read the same are the same: case and full or half width make no difference. */
export function nameKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
