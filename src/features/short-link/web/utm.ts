import type { UtmSet } from '../short-utm.contract.ts';

/** Each by its name in an address, in words, with an example, and as the API calls it. */
export const UTM_FIELDS = [
  ['utm_source', '来源', 'wechat', 'Source'],
  ['utm_medium', '方式', 'group', 'Medium'],
  ['utm_campaign', '活动', 'autumn', 'Campaign'],
  ['utm_term', '关键词', '', 'Term'],
  ['utm_content', '内容', '', 'Content'],
] as const;

export type Utm = Record<(typeof UTM_FIELDS)[number][0], string>;

export const NO_UTM: Utm = { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' };

export const utmOf = (set: UtmSet): Utm =>
  // The fields are all of them.
  Object.fromEntries(UTM_FIELDS.map(([name, , , field]) => [name, set[field]])) as Utm;

/** The address with these parameters in place of those it had; empty ones are taken away. Undefined for what is no address. */
export function withUtm(address: string, utm: Utm): string | undefined {
  const text = address.trim();
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  for (const [name] of UTM_FIELDS) {
    const value = utm[name].trim();
    // Touching them writes all of them anew: `?b` would become `?b=`.
    if (value !== '') url.searchParams.set(name, value);
    else if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.href;
}
