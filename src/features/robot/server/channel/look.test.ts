import { expect, test } from 'vitest';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import type { ChannelName } from '../../channels.pure.ts';
import type { Said } from './channel.driver.ts';
import { lookOf } from './look.ts';
import { everyChannel } from './messenger-cases.fixture.ts';
import { createWecomHook } from './wecom-hook.gateway.ts';

const way = (origin: string) => createOutbound({ allow: [origin] });
const TITLE = '今日 <上新> & 更多';
const URL_ = 'https://s.example/a?b=1&c=2';
const rich: Said = { kind: 'rich', title: TITLE, text: '· 甲 9.4\n· 乙', url: URL_, image: 'https://s.example/p.png' };

const picture = { kind: 'picture', src: 'https://s.example/p.png' };
const heading = { kind: 'heading', text: TITLE };
const words = { kind: 'words', spans: [{ text: '· 甲 9.4\n· 乙' }] };
const lines = { kind: 'words', spans: [{ text: '· 甲 9.4' }, { text: '\n' }, { text: '· 乙' }] };
const link = { kind: 'words', spans: [{ text: '查看', href: URL_ }] };

const shapes: Record<ChannelName, object> = {
  wecom: { frame: 'bubble', blocks: [heading, picture, lines, link] },
  wecomapp: { frame: 'article', blocks: [picture, heading, words] },
  mp: { frame: 'article', blocks: [picture, heading, words] },
  dingtalk: { frame: 'bubble', blocks: [heading, picture, lines, link] },
  feishu: { frame: 'card', blocks: [heading, lines, { kind: 'button', text: '查看' }] },
  telegram: {
    frame: 'photo',
    blocks: [
      picture,
      {
        kind: 'words',
        spans: [{ text: TITLE, isBold: true }, { text: '\n· 甲 9.4\n· 乙\n' }, { text: '查看', href: URL_ }],
      },
    ],
  },
  discord: { frame: 'embed', blocks: [{ ...heading, href: URL_ }, lines, picture] },
  slack: {
    frame: 'line',
    blocks: [
      picture,
      { kind: 'words', spans: [{ text: TITLE, isBold: true, href: URL_ }, { text: '\n· 甲 9.4\n· 乙' }] },
    ],
  },
  bark: { frame: 'notice', blocks: [heading, words, picture] },
  ntfy: { frame: 'notice', blocks: [heading, words, picture] },
  webhook: { frame: 'code', blocks: [{ kind: 'code', text: expect.stringContaining('"type": "robot.message"') }] },
};

test.each(Object.keys(shapes) as ChannelName[])(
  '%s: the preview is what the service receives, in the shape it gives it',
  async (name) => {
    const { service, channel, fields, to = 'r' } = await everyChannel[name]();
    const read = channel.read(fields);
    if ('problem' in read) throw new Error(read.problem.message);
    await channel.send(read.settings, { said: rich, to, once: 'o1' });
    const received = service.heard.at(-1)?.body ?? {};
    expect(lookOf(name, channel.payload(rich))).toEqual(shapes[name]);
    expect(lookOf(name, received)).toEqual(shapes[name]);
  },
);

test('marks in the operator’s own words are shown as the service shows them, and broken ones stay as written', () => {
  const channel = createWecomHook(way('http://127.0.0.1:9'));
  const said: Said = {
    kind: 'rich',
    title: '',
    text: '**重要** 看 [这里](https://s.example/x) 和 [那里',
    url: '',
    image: '',
  };
  expect(lookOf('wecom', channel.payload(said)).blocks).toEqual([
    {
      kind: 'words',
      spans: [
        { text: '重要', isBold: true },
        { text: ' 看 ' },
        { text: '这里', href: 'https://s.example/x' },
        { text: ' 和 [那里' },
      ],
    },
  ]);
});
