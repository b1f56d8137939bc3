import { expect, test } from 'vitest';
import { EMPTY_LOG, logIn, mirrored, noted, visitsToSend, withNotedVisit, withoutVisit } from './visit-notes.pure.ts';

const NOW = Date.UTC(2026, 10, 15);
const visit = (Key: string) => ({ Key, Name: `《${Key}》`, TypeName: '动漫' });
const log = ['a', 'b', 'c'].reduce((whole, key, index) => withNotedVisit(whole, visit(key), NOW + index), EMPTY_LOG);
const server = (Key: string) => ({
  Key,
  Name: `《${Key}》`,
  VisitedTime: '2026-11-14T08:00:00+08:00',
  TypeName: '电影',
});

test('the stored list holds Key and Name only; times stand beside it', () => {
  expect(log.visits).toEqual(['c', 'b', 'a'].map((Key) => ({ Key, Name: `《${Key}》` })));
  expect(noted(log)[0]).toEqual({ Key: 'c', Name: '《c》', At: NOW + 2, TypeName: '动漫' });
});

test('a title looked at again has one note, and notes go with their visits', () => {
  const again = withNotedVisit(log, visit('a'), NOW + 9);
  expect(again.notes.map(({ Key, At }) => [Key, At])).toEqual([
    ['a', NOW + 9],
    ['c', NOW + 2],
    ['b', NOW + 1],
  ]);
  expect(withoutVisit(again, 'c').notes).toHaveLength(2);
  const many = Array.from({ length: 120 }, (_, index) => visit(`k${index}`));
  expect(many.reduce((whole, one) => withNotedVisit(whole, one, NOW), log).notes).toHaveLength(100);
});

test('at the first login the whole list is told, with ages; afterwards only what is new', () => {
  expect(visitsToSend(log, 7, NOW + 1002)).toEqual([
    { Key: 'c', Name: '《c》', Ago: 1000 },
    { Key: 'b', Name: '《b》', Ago: 1001 },
    { Key: 'a', Name: '《a》', Ago: 1002 },
  ]);
  const synced = mirrored(log, [server('c'), server('x')], { memberId: 7, askedAt: NOW + 10, now: NOW + 20 });
  expect(visitsToSend(synced, 7, NOW + 30)).toEqual([]);
  const next = withNotedVisit(synced, visit('d'), NOW + 30);
  expect(visitsToSend(next, 7, NOW + 40)).toEqual([{ Key: 'd', Name: '《d》', Ago: 10 }]);
});

test('a list from before there were notes is told without ages', () => {
  const old = logIn([{ Key: 'a', Name: '甲' }], undefined);
  expect(visitsToSend(old, 7, NOW)).toEqual([{ Key: 'a', Name: '甲' }]);
});

test('entries the server would refuse are left at home', () => {
  const odd = ['', 'x'.repeat(201), 'ok'].map((Key) => ({ Key, Name: '名' }));
  expect(visitsToSend(logIn([...odd, { Key: 'b', Name: ' ' }], null), 7, NOW)).toEqual([{ Key: 'ok', Name: '名' }]);
  const many = Array.from({ length: 150 }, (_, index) => ({ Key: `k${index}`, Name: '名' }));
  expect(visitsToSend(logIn(many, null), 7, NOW)).toHaveLength(100);
});

test('the server’s list replaces the local one; what came while it was on its way stays on top and unsent', () => {
  const during = withNotedVisit(log, visit('late'), NOW + 50);
  const synced = mirrored(during, [server('x'), server('a')], { memberId: 7, askedAt: NOW + 10, now: NOW + 60 });
  expect(synced.visits.map(({ Key }) => Key)).toEqual(['late', 'x', 'a']);
  expect(synced).toMatchObject({ owner: 7, syncedAt: NOW + 60 });
  expect(visitsToSend(synced, 7, NOW + 60).map(({ Key }) => Key)).toEqual(['late']);
});

test.each([null, 7, 'x', { notes: 'x' }, { notes: [null, { Key: 1 }, { Key: 'a' }] }, { owner: '7' }])(
  '%j in the storage is no note',
  (stored) => {
    expect(logIn([], stored)).toEqual(EMPTY_LOG);
  },
);
