import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Robot } from '../robot.contract.ts';
import type { RobotChannel } from '../robot-channel.contract.ts';
import type { PushPreview } from '../robot-push.contract.ts';
import { ChannelList } from './channel-list.tsx';
import { ChannelPanel } from './channel-panel.tsx';
import { PushComposer } from './push-composer.tsx';
import { PushPhone } from './push-phone.tsx';
import { placesOf } from './push-targets.tsx';
import { NEW_PUSH } from './push-wish.ts';
import { ReplyOwn } from './reply-own.tsx';
import { ReplyRules } from './reply-rules.tsx';
import { TriggerList } from './trigger-list.tsx';
import { WorkdayForm } from './workday-form.tsx';

function shown(element: React.ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const channel: RobotChannel = {
  guid: 'g',
  driver: 'feishu',
  nickname: '站务通知',
  kind: '飞书',
  state: 'down',
  word: '收不到',
  line: '昨天 18:00 起，没有这个机器人',
  hears: false,
  hearUrl: '',
  perMinute: 100,
  rooms: 1,
  days: [1, 2],
  owed: 4,
};
const robot: Robot = {
  guid: 'g',
  nickname: '追剧小组',
  wxid: '',
  qrcode: '',
  status: 1,
  driver: 'wecom',
  avatar: '',
  rooms: [{ wxid: 'wecom-group', nickname: '追剧小组', avatar: '', total_member: 0 }],
  quietFrom: '',
  quietTo: '',
  isQuiet: false,
  perMinute: 20,
  isOff: false,
  trouble: '',
  isSecretLost: false,
};
const preview: PushPreview = {
  title: '今日上新',
  content: '<img src=x> 漫长的季节',
  image: '',
  url: '',
  faults: [],
  looks: [],
  sizes: [{ name: '追剧小组', bytes: 3000, limit: 2048 }],
  troubles: [],
  planText: '',
  planFault: '',
  runs: [],
  variables: [{ name: 'date', meaning: '今天的日期', value: '11 月 17 日' }],
};

test('a channel that is down says why, what waits, and opens its repair', () => {
  const html = shown(<ChannelList channels={[channel]} today={{ sent: 23, replies: 78, doubtful: 1 }} />);
  for (const part of ['有 4 条没送出，修好后会接着发，不会重复', '没有这个机器人', '存疑 1', '修复'])
    expect(html).toContain(part);
  expect(html).toMatch(/<details[^>]*open=""/);
});

test('the panel asks for what the chosen kind needs, and says what it cannot do', () => {
  const html = shown(<ChannelPanel chosen="mp" />);
  for (const part of ['AppID', 'EncodingAESKey', '48 小时', '发测试消息']) expect(html).toContain(part);
  expect(shown(<ChannelPanel chosen="constructor" />)).toContain('qyapi.weixin.qq.com');
});

test('the composer has names as chips, a length that is too long in words, and a button that says what it does', () => {
  const html = shown(
    <PushComposer robots={[robot]} events={[]} start={NEW_PUSH} preview={preview} pushKey="k" errors={undefined} />,
  );
  for (const part of ['追剧小组', '遇事触发', '3000</b> / 2048 字节，超出的会被截掉', '仅预览，未发送', '今天的日期']) {
    expect(html).toContain(part);
  }
  expect(html).toContain('value="g wecom-group"');
  expect(html).toMatch(/<span>发送<\/span>/);
});

test('texts of a preview stay texts, and a refused field says so', () => {
  expect(
    shown(<PushPhone preview={preview} places={placesOf([robot])} moment="今天" seenAt="" onLook={() => {}} />),
  ).toContain('&lt;img src=x&gt;');
  const errors = [{ Field: 'content', Message: '没有“x”这个变量' }];
  const html = shown(
    <PushComposer robots={[]} events={[]} start={NEW_PUSH} preview={preview} pushKey="k" errors={errors} />,
  );
  expect(html).toContain('aria-invalid="true"');
});

test('the rule that answered is marked, and each can be moved by keys', () => {
  const rule = {
    id: 7,
    match: 'intent' as const,
    pattern: '',
    kind: 'search' as const,
    content: '',
    title: '',
    desc: '',
    url: '',
    image_url: '',
    cooldownSeconds: 10,
    position: 1,
    isOn: true,
    hits: 1204,
  };
  const html = shown(<ReplyRules rules={[rule]} answering={7} />);
  expect(html).toContain('data-answers="true"');
  expect(html).toContain('按住 Alt 和上下键移动');
  expect(html).toContain('1,204');
});

test('what the site answers by itself is listed behind the rules, and 转人工 is offered while no rule does it', () => {
  const html = shown(<ReplyOwn after={2} hits={[{ name: 'bill', hits: 58 }]} answering="bill" hasHuman={false} />);
  for (const part of ['记 午饭 23.5', '国产悬疑剧', '拼音', '市集', '农历', 'http 链接', '绑定码', '58', '启用转人工'])
    expect(html).toContain(part);
  expect(html.match(/data-answers/g)).toHaveLength(1);
  expect(html).toContain('start="3"');
  expect(shown(<ReplyOwn after={0} hits={[]} answering={null} hasHuman />)).not.toContain('启用转人工');
});

test('triggers and the plan of a year are told', () => {
  const trigger = {
    id: 1,
    name: '新剧',
    event: 'test.arrived',
    eventTitle: '更新了新的一集',
    filter: '悬疑',
    isUrgent: false,
    isOn: true,
    targets: [{ guid: 'g', to: 'r' }],
    title: '',
    content: 'x',
    lastText: '还没有发生过',
  };
  expect(shown(<TriggerList triggers={[trigger]} />)).toContain('只要 悬疑');
  const years = [
    { year: 2026, state: 'shipped' as const, rest: 0, work: 0 },
    { year: 2027, state: 'unknown' as const, rest: 0, work: 0 },
  ];
  expect(shown(<WorkdayForm years={years} errors={undefined} />)).toContain('2027 年（还没公布，按法定日子推算）');
});
