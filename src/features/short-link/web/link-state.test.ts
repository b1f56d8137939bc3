import { expect, test } from 'vitest';
import { lastDay, nameOf, stateOf } from './link-state.ts';

test('a link that ends at midnight is good for the day before', () => {
  expect(lastDay('2026-11-21T00:00:00+08:00')).toBe('2026-11-20');
  expect(lastDay('2026-11-20T10:00:00+08:00')).toBe('2026-11-20');
});

test('a state is said in one word, with the day where there is one', () => {
  const link = { State: 'active', ExpiresTime: null } as const;
  expect(stateOf(link)).toEqual(['done', '长期']);
  expect(stateOf({ ...link, ExpiresTime: '2026-11-21T00:00:00+08:00' })).toEqual(['waiting', '11-20 到期']);
  expect(stateOf({ ...link, State: 'expired' })).toEqual(['off', '已过期']);
  expect(stateOf({ ...link, State: 'disabled' })).toEqual(['off', '已停用']);
  expect(stateOf({ ...link, State: 'blocked' })).toEqual(['failed', '已屏蔽']);
});

test('a link without a remark is called by its host', () => {
  expect(nameOf({ Remark: '', Url: 'https://example.com/a' })).toBe('example.com');
  expect(nameOf({ Remark: '团建投票', Url: 'https://example.com/a' })).toBe('团建投票');
});
