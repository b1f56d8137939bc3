import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Robot, RobotTimer } from '../robot.contract.ts';
import { SENDS, SOLOS } from '../robot-interfaces.pure.ts';
import { OutboxList } from './outbox-list.tsx';
import { PushForm } from './push-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { RobotCard } from './robot-card.tsx';
import { TimerDay } from './timer-day.tsx';
import { TimerList } from './timer-list.tsx';

const robot: Robot = {
  guid: 'g',
  nickname: '小助手',
  wxid: '',
  qrcode: 'http://weixin.qq.com/x/abc',
  status: 0,
  driver: 'sandbox',
  avatar: '',
  rooms: [{ wxid: 'r@chatroom', nickname: '追剧小组', avatar: '', total_member: 3 }],
  quietFrom: '',
  quietTo: '',
  isQuiet: false,
  isSecretLost: false,
  perMinute: 20,
  isOff: false,
  trouble: '',
};
const run = { due: '2026-11-16T08:30:00+08:00', dueText: '今天 08:30', state: 'failed' as const, message: '源无响应' };
const timer: RobotTimer = {
  id: 1,
  name: '早间新片',
  interfaceName: 'soloNewPush',
  requestBody: { guid: 'g' },
  cron: '30 8 * * *',
  at: null,
  workdays: false,
  paused: false,
  next: '2026-11-17T08:30:00+08:00',
  last: run,
  whenText: '每天 08:30',
  nextTexts: ['明天 08:30', '后天 08:30'],
  today: [
    { time: '08:30', state: 'failed' },
    { time: '20:00', state: 'coming' },
  ],
  runs: [run],
};

function shown(element: React.ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a webhook whose key does not open says so and asks for it; the others have nothing to ask', () => {
  const lost = shown(<RobotCard robot={{ ...robot, driver: 'wecom', isSecretLost: true }} />);
  expect(lost).toContain('密钥解密失败，请重新填写');
  expect(lost).toMatch(/<details[^>]* open=""[^>]*><summary>更换密钥/);
  expect(shown(<RobotCard robot={robot} />)).not.toContain('密钥');
});

test('a robot that waits for its login shows the code; one that is online does not', () => {
  expect(shown(<RobotCard robot={robot} />)).toContain('aria-label="登录二维码"');
  const online = shown(<RobotCard robot={{ ...robot, status: 1 }} />);
  expect(online).not.toContain('登录二维码');
  expect(online).toContain('更新群列表');
});

test('quiet hours are said on the card and on what waits for them', () => {
  const card = shown(<RobotCard robot={{ ...robot, quietFrom: '23:00', quietTo: '08:00', isQuiet: true }} />);
  expect(card).toContain('现在不发，08:00 恢复');
  expect(shown(<RobotCard robot={robot} />)).not.toContain('恢复');
});

test('a picture from a gateway is shown only if it is one', () => {
  expect(shown(<RobotCard robot={{ ...robot, qrcode: 'data:image/png;base64,AAAA' }} />)).toContain('<img');
  expect(shown(<RobotCard robot={{ ...robot, qrcode: 'data:image/svg+xml,<svg/>' }} />)).not.toContain('<img');
});

test.each([...SENDS, ...SOLOS])('the form for %s offers the rooms, a preview and a time', (interfaceName) => {
  const html = shown(<PushForm robots={[robot]} robot={robot} interfaceName={interfaceName} pushKey="k" />);
  for (const part of ['追剧小组', '预览', '定时发送']) expect(html).toContain(part);
});

test('a timer says when it runs next and how it went', () => {
  const html = shown(<TimerList timers={[timer]} names={{ g: '小助手' }} />);
  for (const part of ['早间新片', '推送最新内容', '每天 08:30', '明天 08:30', '今天 08:30 · 源无响应']) {
    expect(html).toContain(part);
  }
});

test('the day shows what has run and what is to come', () => {
  const html = shown(<TimerDay timers={[timer]} now="10:24" />);
  expect(html).toContain('已执行 1 次，1 次失败，还有 1 次');
  expect(html).toContain('早间新片 08:30 失败');
  expect(html).toContain('早间新片 20:00 待执行');
});

test('texts of strangers stay texts', () => {
  const message = {
    id: 1,
    guid: 'g',
    interfaceName: '/msg/send_text',
    origin: '手动',
    attempts: 1,
    doneTime: null,
    waitsUntil: null,
    isDoubtful: false,
  };
  const requestBody = { to_wxid: 'a', content: '<img src=x>' };
  const html = shown(
    <OutboxList
      messages={[{ ...message, requestBody, state: 'dead', error: '失败', createdTime: '2026-11-16T08:30:00+08:00' }]}
      total={1}
      names={{ 'g a': '追剧小组' }}
    />,
  );
  expect(html).toContain('追剧小组：&lt;img src=x&gt;');
  expect(html).toContain('重发');
});

test('a refused rule says so at its field', () => {
  const html = shown(<ReplyForm words="" errors={[{ Field: 'pattern', Message: '正则表达式不正确' }]} />);
  expect(html).toContain('aria-invalid="true"');
});
