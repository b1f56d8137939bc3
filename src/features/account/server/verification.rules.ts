export type Purpose = 'register' | 'forget' | 'email';

const CODE_DIGITS = 6;
export const CODE_SECONDS = 600;
export const CODE_MS = CODE_SECONDS * 1000;
/** How long a link lasts that the operator passes on to a member. */
export const RESET_LINK_SECONDS = 1800;
export const RESET_LINK_MS = RESET_LINK_SECONDS * 1000;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 60;
/** 48 random bits over a million codes: no code is noticeably likelier than another. */
export const CODE_BYTES = 6;

export function codeFrom(bytes: Uint8Array): string {
  const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** Whom a code proves. A change of address is bound to the member who asked for it. */
export function subjectOf(email: string, memberId?: number): string {
  return memberId === undefined ? email : `${memberId} ${email}`;
}
