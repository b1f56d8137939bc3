import { Secret, TOTP } from 'otpauth';
import { TOTP_DIGITS } from './factor.rules.ts';

const PERIOD = 30;

/** Base32, as authenticators take it. */
export function totpSecret(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** The address that the QR code for authenticators holds. */
export function totpAddress(secret: string, { account, issuer }: { account: string; issuer: string }): string {
  return totpOf(secret, { label: account, issuer }).toString();
}

/** The step whose code this is, by RFC 6238; the one before and the one after count too. Undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

export function codeAt(secret: string, now: number): string {
  return totpOf(secret).generate({ timestamp: now });
}

function totpOf(secret: string, named: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({
    ...named,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: PERIOD,
  });
}
