import { expect, test } from 'vitest';
import { isPlayedBy, playerCode, playerCodes, playerDefinition, playersOf } from './player-code.rules.ts';

test('platforms have the codes that MacCMS knows, sources one of letters and digits that stays the same for all their lists', () => {
  expect(playerCode('腾讯视频')).toBe('qq');
  for (const label of ['一号源', '一号源·hnm3u8', '一号源 2']) expect(playerCode(label)).toBe(playerCode('一号源'));
  for (const label of ['一号源', '二号源', 'constructor', '__proto__', ''])
    expect(playerCode(label)).toMatch(/^sl[a-z0-9]+$/);
  expect(new Set(['一号源', '二号源', 'constructor', '三'].map(playerCode)).size).toBe(4);
});

test('several lists of one source are told apart, and each is found by its name or code', () => {
  const labels = ['一号源', '腾讯视频', '一号源 2', '一号源 3'];
  const codes = playerCodes(labels);
  const own = playerCode('一号源');
  expect(codes).toEqual([own, 'qq', `${own}b`, `${own}c`]);
  expect(new Set(playerCodes(Array.from({ length: 26 }, () => '源'))).size).toBe(26);
  for (const [at, label] of labels.entries()) {
    expect(isPlayedBy(label, label)).toBe(true);
    expect(isPlayedBy(label, codes[at] ?? '')).toBe(true);
  }
  expect(isPlayedBy('腾讯视频', own)).toBe(false);
  expect(isPlayedBy('一号源', `${own}bc`)).toBe(false);
});

test('what is made known to MacCMS names each source once, and reads back as it was', () => {
  const players = playersOf(['一号源', '一号源 2', '优酷', '一号源·m3u8']);
  expect(players.map(({ name }) => name).sort()).toEqual(['一号源', '优酷']);
  for (const player of players) {
    const definition = JSON.parse(Buffer.from(playerDefinition(player), 'base64').toString());
    expect(definition).toMatchObject({ from: player.code, show: player.name, status: '1' });
  }
});
