import type { HoldReason, WordRole } from './word.rules.ts';

interface Written {
  content: string;
  role: WordRole;
  /** Words of this author that everyone can read. */
  shownBefore: number;
  /** What visitors wrote in the last ten minutes, all together. */
  recent: number;
}

const LINK =
  /https?:|www\.|(?:^|[^a-z0-9])[a-z0-9][a-z0-9-]{0,62}(?:\.|。|点|\s{0,9}dot\s{0,9})(?:com|cn|net|org|top|xyz|vip|cc|io|me|shop|site|club|info|biz|link|live|app|tv|ru|icu|work|fun|wang|ltd|store|online|pro|la)(?![a-z])/;
/** A mobile number, an identity card, a bank card, or an invitation to talk elsewhere. */
const CONTACT =
  /(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)\d{17}[\dx](?!\d)|(?<!\d)62\d{14,17}(?!\d)|(?:加|\+)\s*(?:我|v|vx|微信|qq|扣扣|企鹅|电报|群)|(?:微信|vx|qq|扣扣|企鹅|电报|telegram)\s*(?:(?:号|群)\s*)?(?:[:：]\s*)?[a-z0-9_-]{5,}/;
/** So many words of visitors in ten minutes are no conversation. */
const TOO_BUSY = 60;
/** After so many words a member is known here, and may name addresses. */
const KNOWN_AFTER = 3;

/** Why the operator should look before everyone does; empty when there is no reason to wait. */
export function holdReason({ content, role, shownBefore, recent }: Written): HoldReason {
  if (role === 'operator') return '';
  const text = content.normalize('NFKC').toLowerCase();
  // Digits are often parted to slip through.
  const joined = text.replaceAll(/(?<=\d)[\s\p{P}]+(?=\d)/gu, '');
  if (CONTACT.test(text) || CONTACT.test(joined)) return 'contact';
  if (LINK.test(text) && (role === 'visitor' || shownBefore < KNOWN_AFTER)) return 'link';
  return role === 'visitor' && recent >= TOO_BUSY ? 'busy' : '';
}
