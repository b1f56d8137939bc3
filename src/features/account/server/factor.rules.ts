/** How long a secret that was shown waits for the code that confirms it. */
export const ENROLMENT_MS = 15 * 60_000;
export const TOTP_BYTES = 20;
export const TOTP_DIGITS = 6;
export const RECOVERY_CODES = 10;
/** Digits only, like the codes of an authenticator: one field and one keypad serve both. */
const RECOVERY_DIGITS = 16;
export const RECOVERY_BYTES = 16;
export const SALT_BYTES = 16;

const QUARTER = 900;
const DAY = 86_400;

/** Guesses at the second step, which only someone with the password reaches. Never multiplied by LIMITS_FACTOR. */
export const FACTOR_LIMITS = {
  ticket: { max: 5, seconds: QUARTER },
  member: { max: 10, seconds: QUARTER },
  day: { max: 50, seconds: DAY },
  address: { max: 30, seconds: QUARTER },
};

export type TypedCode = { kind: 'totp' | 'recovery'; digits: string } | undefined;

/** What someone typed, whatever stands between the digits; wide digits are digits. */
export function readCode(text: string): TypedCode {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  if (digits.length === TOTP_DIGITS) return { kind: 'totp', digits };
  return digits.length === RECOVERY_DIGITS ? { kind: 'recovery', digits } : undefined;
}

/** 128 random bits over 10^16 codes: no code is noticeably likelier than another. */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  const number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return String(number % 10n ** BigInt(RECOVERY_DIGITS)).padStart(RECOVERY_DIGITS, '0');
}

/** As it is shown: four groups of four. */
export function grouped(code: string): string {
  return code.replaceAll(/\d{4}(?=\d)/g, '$&-');
}
