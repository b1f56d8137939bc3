import { expect, test } from 'vitest';
import { presentChannel } from './channel.present.ts';
import type { OutboxMessage } from './outbox.store.ts';
import { NEW_ROBOT, type Robot } from './robot.store.ts';

const now = Date.parse('2026-11-18T12:00:00+08:00');

const ROBOT: Robot = {
  ...NEW_ROBOT,
  guid: 'g-1',
  secret: '{}',
  nickname: '站长的手机',
  status: 1,
  driver: 'bark',
  createdAt: now,
};

const MESSAGE: OutboxMessage = {
  id: 1,
  guid: 'g-1',
  name: '/msg/send_text',
  body: {},
  origin: '手动',
  state: 'sent',
  attempts: 1,
  error: '',
  createdAt: now,
  doneAt: now,
  isDoubtful: false,
};

test('a channel whose last message was lost is not called well', () => {
  const state = (last: OutboxMessage | undefined) =>
    presentChannel(ROBOT, { tallies: [], last, siteOrigin: 'https://a.test', now });
  expect(state(undefined)).toMatchObject({ state: 'ok', word: '已接入' });
  expect(state(MESSAGE)).toMatchObject({ state: 'ok', word: '正常', line: '今天 12:00 已送达' });
  expect(state({ ...MESSAGE, state: 'dead', error: '域名无法解析' })).toMatchObject({
    state: 'limited',
    word: '上次没送到',
    line: '今天 12:00 域名无法解析',
  });
});
