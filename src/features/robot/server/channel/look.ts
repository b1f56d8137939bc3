import type { Look, LookBlock } from '../../robot-push.contract.ts';
import type { DriverName } from '../robot.driver.ts';
import { heading, markdown, picture, slackText, telegramHtml, words } from './marked-text.ts';

type Parts = Readonly<Record<string, unknown>>;
type Seen = Pick<Look, 'frame' | 'blocks'>;

const partsOf = (value: unknown): Parts => (typeof value === 'object' && value !== null ? { ...value } : {});
const inside = (value: unknown, ...names: (string | number)[]): unknown =>
  names.reduce<unknown>((part, name) => partsOf(part)[name], value);
const text = (value: unknown, ...names: (string | number)[]): string => {
  const found = inside(value, ...names);
  return typeof found === 'string' ? found : '';
};
const listed = (value: unknown, name: string): unknown[] => {
  const found = inside(value, name);
  return Array.isArray(found) ? found : [];
};
const button = (label: string): LookBlock[] => (label ? [{ kind: 'button', text: label }] : []);

/** How a service shows what a driver sends it, read from that very message. */
export function lookOf(driver: DriverName, payload: object): Seen {
  return LOOKS[driver](payload);
}

/** WeCom, 公众号 and DingTalk say by `msgtype` which part of the message counts. */
function tencent(payload: object): Seen {
  if (text(payload, 'msgtype') !== 'news') return { frame: 'bubble', blocks: byType(payload) };
  const article = inside(payload, 'news', 'articles', 0);
  return {
    frame: 'article',
    blocks: [
      ...picture(text(article, 'picurl')),
      ...heading(text(article, 'title')),
      ...words(text(article, 'description')),
    ],
  };
}

function byType(payload: object): LookBlock[] {
  const type = text(payload, 'msgtype');
  const content = text(payload, type, 'content') || text(payload, type, 'text');
  if (type === 'image') return picture(text(payload, 'image', 'url'));
  return type.startsWith('markdown') ? markdown(content) : words(content);
}

function dingtalk(payload: object): Seen {
  if (text(payload, 'msgtype') !== 'link') return { frame: 'bubble', blocks: byType(payload) };
  const link = inside(payload, 'link');
  const blocks = [...heading(text(link, 'title')), ...words(text(link, 'text')), ...picture(text(link, 'picUrl'))];
  return { frame: 'link', blocks };
}

function feishu(payload: object): Seen {
  if (text(payload, 'msg_type') !== 'interactive') {
    return { frame: 'bubble', blocks: words(text(payload, 'content', 'text')) };
  }
  const card = inside(payload, 'card');
  const elements = listed(card, 'elements').flatMap((element) => [
    ...markdown(text(element, 'text', 'content'), { hasHeadings: false }),
    ...listed(element, 'actions').flatMap((action) => button(text(action, 'text', 'content'))),
  ]);
  return { frame: 'card', blocks: [...heading(text(card, 'header', 'title', 'content')), ...elements] };
}

function telegram(payload: object): Seen {
  const said = text(payload, 'caption') || text(payload, 'text');
  const isHtml = text(payload, 'parse_mode') === 'HTML';
  return {
    frame: 'photo',
    blocks: [...picture(text(payload, 'photo')), ...(isHtml ? telegramHtml(said) : words(said))],
  };
}

function discord(payload: object): Seen {
  const embed = inside(payload, 'embeds', 0);
  if (!embed) return { frame: 'line', blocks: markdown(text(payload, 'content')) };
  return {
    frame: 'embed',
    blocks: [
      ...heading(text(embed, 'title'), text(embed, 'url')),
      ...markdown(text(embed, 'description')),
      ...picture(text(embed, 'image', 'url')),
    ],
  };
}

function slack(payload: object): Seen {
  const blocks = listed(payload, 'blocks');
  if (blocks.length === 0) return { frame: 'line', blocks: slackText(text(payload, 'text')) };
  return {
    frame: 'line',
    blocks: blocks.flatMap((block) => [
      ...picture(text(block, 'image_url')),
      ...slackText(text(block, 'text', 'text')),
    ]),
  };
}

const notice =
  (body: string, image: string) =>
  (payload: object): Seen => ({
    frame: 'notice',
    blocks: [...heading(text(payload, 'title')), ...words(text(payload, body)), ...picture(text(payload, image))],
  });

/** The gateway and the sandbox are told in the words of the interface; both show one text. */
function gateway(payload: object): Seen {
  return { frame: 'bubble', blocks: words(text(payload, 'content')) };
}

const LOOKS: Record<DriverName, (payload: object) => Seen> = {
  wecom: tencent,
  wecomapp: tencent,
  mp: tencent,
  dingtalk,
  feishu,
  telegram,
  discord,
  slack,
  bark: notice('body', 'image'),
  ntfy: notice('message', 'attach'),
  webhook: (payload) => ({ frame: 'code', blocks: [{ kind: 'code', text: JSON.stringify(payload, null, 2) }] }),
  gateway,
  sandbox: gateway,
};
