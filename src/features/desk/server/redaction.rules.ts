const LONGEST = 40;

/**
 * Names that may stand for a secret, in any spelling. `Key` alone names things all over the site (a title, a setting),
 * and is judged by what it holds.
 */
const SECRET_NAME =
  /pass|pwd|secret|token|code|captcha|auth|cred|cookie|session|otp|sign|salt|hash|webhook|密码|口令|验证码|.key(?!word)/i;

export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** A text somebody sent, as far as it may be written down. */
export function redactedText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '空';
  // A list or an object as text: what its fields are called is not known here.
  if (/^[[{"]/.test(trimmed)) return `${[...trimmed].length} 字的数据`;
  const url = /^[a-z][a-z+.-]*:\/\//i.test(trimmed) ? URL.parse(trimmed) : null;
  // Addresses carry keys in their path (webhooks), their query and their user.
  if (url) return `${url.protocol}//${url.host}/…`;
  if (looksRandom(trimmed)) return '***';
  const characters = [...trimmed];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…（${characters.length} 字）` : trimmed;
}

/** Long, without spaces or Chinese, letters mixed with digits: tokens, keys and hashes look like this. */
function looksRandom(text: string): boolean {
  return text
    .split(/[\s,;，；]+/)
    .some((part) => part.length >= 20 && /^[\w+/=.:-]+$/.test(part) && /\d/.test(part) && /[a-z]/i.test(part));
}
