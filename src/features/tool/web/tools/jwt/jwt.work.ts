import { fromBase64, readUtf8, toBase64, utf8 } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readExactJson } from '../../json/read-json.work.ts';
import { writeJson } from '../../json/write-json.pure.ts';
import { wallText } from '../../time/zone.pure.ts';
import { hmacOf, judge, type Verdict } from './jwt-signature.work.ts';

export interface DecodedJwt {
  header: Record<string, unknown>;
  payload: Record<string, unknown>;
  /** What the usual claims mean, and whether the token may be used now. */
  notes: string[];
}

export function decodeJwt(token: string, now: number): DecodedJwt {
  const parts = token
    .trim()
    .replace(/^Bearer\s+/i, '')
    .split('.');
  if (parts.length === 5) throw new ToolFault('这是加密的令牌（JWE），没有密钥看不到内容');
  if (parts.length !== 3) throw new ToolFault(`JWT 由两个点分成三段，现在有 ${parts.length} 段`);
  const header = readPart(parts[0] ?? '', '第一段（头部）');
  const payload = readPart(parts[1] ?? '', '第二段（内容）');
  return { header, payload, notes: notesOn(header, payload, now) };
}

function readPart(part: string, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = readExactJson(readUtf8(fromBase64(part)));
  } catch {
    throw new ToolFault(`${name}解不开，可能没有复制完整`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ToolFault(`${name}不是一个 JSON 对象`);
  return { ...value };
}

function notesOn(header: Record<string, unknown>, payload: Record<string, unknown>, now: number): string[] {
  const notes: string[] = [];
  const say = (claim: string, text: (time: string, isPast: boolean) => string) => {
    const seconds = payload[claim];
    if (typeof seconds !== 'number' || Math.abs(seconds) > 8.64e12) return;
    // Year 5138: whoever wrote this counted milliseconds.
    const hint = seconds >= 1e11 ? '（这个数像是毫秒，JWT 里应当是秒）' : '';
    notes.push(text(wallText(seconds * 1000, 'Asia/Shanghai'), seconds * 1000 <= now) + hint);
  };
  if (header['alg'] === 'none') notes.push('没有签名（alg 是 none），任何人都能伪造');
  say('iat', (time) => `签发于 ${time}`);
  say('nbf', (time, isPast) => (isPast ? `${time} 起有效` : `还没有生效，${time} 起才有效`));
  say('exp', (time, isPast) => (isPast ? `已经过期，过期时间 ${time}` : `有效期到 ${time}`));
  return notes;
}

/** The time claims are not looked at here: they are said apart. */
export function verifyJwt(token: string, key: string): Verdict {
  const text = token.trim().replace(/^Bearer\s+/i, '');
  const { header } = decodeJwt(text, 0);
  const algorithm = String(header['alg'] ?? '');
  if (!algorithm) throw new ToolFault('头部没有写签名算法（alg），没法验证');
  if (algorithm === 'none') return 'bad';
  if (!key.trim()) throw new ToolFault('请填写密钥：HS 开头的算法填密钥，RS、PS、ES、EdDSA 填 PEM 公钥');
  const end = text.lastIndexOf('.');
  return judge(algorithm, text.slice(0, end), signatureOf(text.slice(end + 1)), key);
}

function signatureOf(part: string) {
  try {
    return fromBase64(part);
  } catch {
    throw new ToolFault('第三段（签名）解不开，可能没有复制完整');
  }
}

export function signJwt(
  payload: Record<string, unknown>,
  algorithm: 'HS256' | 'HS384' | 'HS512' | 'none',
  key: string,
): string {
  const part = (bytes: Uint8Array) => toBase64(bytes, { urlSafe: true, padding: false });
  const header = algorithm === 'none' ? { alg: 'none' } : { alg: algorithm, typ: 'JWT' };
  const text = [header, payload].map((value) => part(utf8(writeJson(value, 0)))).join('.');
  if (algorithm === 'none') return `${text}.`;
  if (!key) throw new ToolFault('请填写密钥');
  return `${text}.${part(hmacOf(algorithm, text, utf8(key)))}`;
}
