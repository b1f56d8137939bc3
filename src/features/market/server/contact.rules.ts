const HIDDEN = '（已隐去）';

/** Digits as people write them where digits are not wanted. Wide and circled ones are known to Unicode. */
const DIGITS = new Map(
  ['〇零', '一壹幺', '二贰', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'].flatMap((all, digit) =>
    [...all].map((one) => [one, String(digit)]),
  ),
);
/** What stands between the digits of one number: nothing, or a little. The last two follow a digit on a key: 1️⃣. */
const GAP = '[\\s.·_—–-]{0,2}[\\uFE0F\\u20E3]{0,2}';
const NUMBER = new RegExp(`(?:\\d${GAP}){7,}\\d[\\uFE0F\\u20E3]*`, 'g');
/** A day is no number, and several days with a space between them are none either. */
const DAY = /(?<!\d)(?:19|20)\d\d([-./年]?)(?:0?[1-9]|1[0-2])(?:\1|月)(?:0[1-9]|[12]\d|3[01]|[1-9])(?!\d)/g;

const LINKS = [
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
  /(?:https?:\/\/|www\.)\S+/g,
  /(?<![\w.-])(?:[a-z0-9][a-z0-9-]{0,62}\.){1,4}(?:com|cn|net|org|top|xyz|cc|me|ly|io|vip|shop|club|site|info|tv|co)(?![a-z0-9-])(?:\/[\w./?=&%#-]*)?/g,
];

/** Messengers, also as they are misspelt on purpose, and the name behind: after a colon, or with a digit in it. */
const MESSENGER =
  '(?:[微薇威维徽][信芯]|[v微薇]❤|(?<![a-z])(?:v信|vx|wx|wechat|weixin|qq|tg|telegram)|扣扣|企鹅|电报|加[vq薇微]|抖音|快手|小红书|闲鱼)';
const NAMED = new RegExp(
  `${MESSENGER}\\s{0,4}(?:号|群|id)?\\s{0,4}(?:(?:[:：=]|是)\\s{0,4}[a-z0-9_-]{4,}|(?=[a-z_-]{0,30}\\d)[a-z0-9_-]{5,})`,
  'g',
);

/** One plain letter for each: as long as what was written, so that places in both are the same. */
function plainLetters(text: string): string {
  return Array.from(text, (letter) => {
    const plain = DIGITS.get(letter) ?? letter.normalize('NFKC').toLowerCase();
    return plain.length === letter.length ? plain : plain.length === 1 ? plain.padEnd(letter.length, '\u20E3') : letter;
  }).join('');
}

/** From where to where something in a text is an address: of mail, a page, a phone, a card, or in a messenger. */
function contactsIn(text: string): { start: number; end: number }[] {
  const plain = plainLetters(text);
  const undated = plain.replace(DAY, (day) => '#'.repeat(day.length));
  const found = [...LINKS, NAMED].flatMap((kind) => [...plain.matchAll(kind)]);
  return [...found, ...undated.matchAll(NUMBER)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .sort((one, other) => one.start - other.start || other.end - one.end);
}

/** The text as others may read it. */
export function withoutContacts(text: string): string {
  let shown = '';
  let at = 0;
  for (const { start, end } of contactsIn(text)) {
    if (start >= at) shown += text.slice(at, start) + HIDDEN;
    at = Math.max(at, end);
  }
  return shown + text.slice(at);
}

export function holdsContact(text: string): boolean {
  return contactsIn(text).length > 0;
}
