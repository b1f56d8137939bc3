import { Secret, TOTP, URI } from 'otpauth';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { withoutEnd } from '../../without-end.pure.ts';

export interface TotpSettings {
  secret: string;
  algorithm: 'SHA1' | 'SHA256' | 'SHA512';
  digits: 6 | 8;
  period: number;
}

export interface OneTimeCode {
  code: string;
  next: string;
  /** Seconds until the next one. */
  secondsLeft: number;
}

/** A secret in Base32, or the whole otpauth:// address from a QR code. */
export function codeAt(settings: TotpSettings, now: number): OneTimeCode {
  const totp = /^otpauth:\/\//i.test(settings.secret.trim())
    ? fromAddress(settings.secret.trim())
    : fromSecret(settings);
  return {
    code: totp.generate({ timestamp: now }),
    next: totp.generate({ timestamp: now + totp.period * 1000 }),
    secondsLeft: totp.period - (Math.floor(now / 1000) % totp.period),
  };
}

function fromSecret({ secret, algorithm, digits, period }: TotpSettings): TOTP {
  const base32 = withoutEnd(secret.replace(/[\s-]/g, ''), '=').toUpperCase();
  if (!base32) throw new ToolFault('请填写密钥');
  if (!Number.isInteger(period) || period < 1) throw new ToolFault('周期要填大于 0 的整秒数');
  const wrong = /[^A-Z2-7]/.exec(base32);
  if (wrong) throw new ToolFault(`“${wrong[0]}”不会出现在密钥里，密钥只有字母 A–Z 和数字 2–7`);
  if (base32.length < 2) throw new ToolFault('密钥太短，可能没有复制完整');
  return new TOTP({ secret: Secret.fromBase32(base32), algorithm, digits, period });
}

function fromAddress(address: string): TOTP {
  let read: unknown;
  try {
    read = URI.parse(address.replace(/^otpauth:/i, 'otpauth:'));
  } catch {
    throw new ToolFault('otpauth 地址不完整，应该像 otpauth://totp/名称?secret=… 这样');
  }
  if (!(read instanceof TOTP)) throw new ToolFault('这是按次数变化的 HOTP，这里只支持按时间变化的 TOTP');
  if (read.digits > 10) throw new ToolFault(`地址里写的 ${read.digits} 位太长了，验证码是 6 到 8 位`);
  return read;
}

export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function addressOf(
  { secret, algorithm, digits, period }: TotpSettings,
  account: string,
  issuer: string,
): string {
  const base32 = secret.replace(/[\s-]/g, '').toUpperCase();
  return new TOTP({ secret: Secret.fromBase32(base32), algorithm, digits, period, label: account, issuer }).toString();
}
