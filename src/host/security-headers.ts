const PLAIN: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
};
const STRICT: Record<string, string> = { ...PLAIN, 'strict-transport-security': 'max-age=31536000' };

/** On every answer. The policy is for what has none of its own; each page has, and so have pictures. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => (isHttps ? STRICT : PLAIN);
