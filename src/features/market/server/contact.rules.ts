/** Mail addresses, links, numbers of phones and cards, and names in messengers, however they are spaced. */
const CONTACTS = [
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
  /(?:https?:\/\/|www\.)\S+/gi,
  /(?:微信|微信号|vx|wx|weixin|qq|扣扣|企鹅|telegram|电报|tg)\s{0,4}(?:号|群)?\s{0,4}[:：]?\s{0,4}[a-z0-9_-]{4,}/gi,
  /(?:\d[\s-]?){7,}\d/g,
];
const HIDDEN = '（已隐去）';

/** Full-width digits and letters as plain ones; what else is wide stays as it was written. */
const plain = (text: string) => text.replace(/[０-９Ａ-Ｚａ-ｚ＠．]/g, (letter) => letter.normalize('NFKC'));

/** The text as others may read it. */
export function withoutContacts(text: string): string {
  return CONTACTS.reduce((masked, contact) => masked.replace(contact, HIDDEN), plain(text));
}

export function holdsContact(text: string): boolean {
  return withoutContacts(text) !== plain(text);
}
