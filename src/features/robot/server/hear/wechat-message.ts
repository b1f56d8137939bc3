import type { ChannelSettings } from '../channel/channel.driver.ts';
import { cutBytes } from '../channel/channel.driver.ts';
import { type Reply, replyText } from './conversation.service.ts';
import { readFlatXml, writeXml } from './flat-xml.ts';
import { decryptWechat, encryptWechat, isSame, wechatSignature } from './wechat-crypto.ts';

export interface WechatQuery {
  signature: string;
  msg_signature: string;
  timestamp: string;
  nonce: string;
  echostr: string;
  encrypt_type: string;
}

/** What came, and whether the answer has to be encrypted. */
export interface WechatMessage {
  fields: Record<string, string>;
  isEncrypted: boolean;
  /** The one that opened it, which is the one to answer with. */
  aesKey: string;
}

/** Both kinds of account: an application of WeCom is always encrypted, a 公众号 as its console says. */
export interface WechatAccount {
  settings: ChannelSettings;
  /** corpid or AppID. */
  receiver: string;
  isAlwaysEncrypted: boolean;
  /** How many pictures with titles one answer may have. */
  mostArticles: number;
}

/** The answer to the check of the address, or undefined when it is not from the service. */
export function checkedEcho(
  { settings, receiver, isAlwaysEncrypted }: WechatAccount,
  query: WechatQuery,
): string | undefined {
  const { token = '', aesKey = '' } = settings;
  const { timestamp, nonce, echostr } = query;
  if (!token || !echostr) return undefined;
  if (!isAlwaysEncrypted) {
    return isSame(query.signature, wechatSignature(token, timestamp, nonce)) ? echostr : undefined;
  }
  // A raw + of base64 arrives as a space.
  const sealed = echostr.replaceAll(' ', '+');
  if (!isSame(query.msg_signature, wechatSignature(token, timestamp, nonce, sealed))) return undefined;
  return decryptWechat(aesKey, receiver, sealed);
}

/** The message, or undefined when it is not from the service or not for this account. */
export function readWechat(account: WechatAccount, query: WechatQuery, body: string): WechatMessage | undefined {
  const { settings, receiver, isAlwaysEncrypted } = account;
  const { token = '', aesKey = '' } = settings;
  const { timestamp, nonce } = query;
  const outer = readFlatXml(body);
  if (!token || !outer) return undefined;
  const sealed = outer['Encrypt'] ?? '';
  if (sealed && aesKey) {
    if (!isSame(query.msg_signature, wechatSignature(token, timestamp, nonce, sealed))) return undefined;
    // After a change in the console some messages still come by the key before.
    for (const key of [aesKey, settings['formerAesKey'] ?? ''].filter(Boolean)) {
      const plain = decryptWechat(key, receiver, sealed);
      const fields = plain === undefined ? undefined : readFlatXml(plain);
      if (fields) return { fields, isEncrypted: true, aesKey: key };
    }
    return undefined;
  }
  if (isAlwaysEncrypted || query.encrypt_type === 'aes') return undefined;
  if (!isSame(query.signature, wechatSignature(token, timestamp, nonce))) return undefined;
  return { fields: outer, isEncrypted: false, aesKey };
}

const TEXT_BYTES = 2000;

/** The passive reply, in the mode that the message came in. */
export function writeWechat(
  account: WechatAccount,
  { fields, isEncrypted, aesKey }: WechatMessage,
  reply: Reply,
  { seconds, random, nonce }: { seconds: number; random: Uint8Array; nonce: string },
): string {
  const people = { ToUserName: fields['FromUserName'] ?? '', FromUserName: fields['ToUserName'] ?? '' };
  const message = writeXml({ ...people, CreateTime: seconds, ...contentOf(reply, account.mostArticles) });
  if (!isEncrypted) return message;
  const { token = '' } = account.settings;
  const sealed = encryptWechat(aesKey, account.receiver, message, random);
  const signature = wechatSignature(token, String(seconds), nonce, sealed);
  return writeXml({ Encrypt: sealed, MsgSignature: signature, TimeStamp: seconds, Nonce: nonce });
}

function contentOf(reply: Reply, mostArticles: number) {
  const articles = (list: readonly { title: string; note: string; url: string; image: string }[]) => ({
    MsgType: 'news',
    ArticleCount: list.length,
    Articles: list.map(({ title, note, url, image }) => ({ Title: title, Description: note, PicUrl: image, Url: url })),
  });
  if (reply.kind === 'card') return articles([{ ...reply, note: reply.text }]);
  // A picture with its title, as long as all of them can be shown so.
  if (reply.kind === 'titles' && reply.things.length <= mostArticles) return articles(reply.things);
  const words = reply.kind === 'titles' ? linkedText(reply.text, reply.things) : replyText(reply);
  return { MsgType: 'text', Content: cutBytes(words, TEXT_BYTES) };
}

function linkedText(heading: string, things: readonly { title: string; note: string; url: string }[]): string {
  const lines = things.map(
    ({ title, note, url }) =>
      `<a href="${url.replaceAll('"', '%22')}">${title.replaceAll('<', '＜')}</a>${note ? ` ${note}` : ''}`,
  );
  return [heading, ...lines].join('\n');
}
