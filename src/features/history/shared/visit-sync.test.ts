import { expect, test } from 'vitest';
import { EMPTY_LOG, type ServerVisit, type VisitLog } from './visit-notes.pure.ts';
import { createVisitSync } from './visit-sync.ts';

const visit = (Key: string) => ({ Key, Name: `《${Key}》` });

/** One member's list on the server, as the API keeps it: newest first, no doubles. */
function aServer() {
  let list: { Key: string; Name: string; at: number }[] = [];
  return {
    calls: [] as string[],
    isDown: false,
    /** Answers wait until the test lets them go. */
    gate: Promise.resolve(),
    list: () => list.map(({ Key }) => Key),
    add(visits: readonly { Key: string; Name: string; Ago?: number }[], now: number): ServerVisit[] {
      for (const { Key, Name, Ago = now } of visits) {
        list = [{ Key, Name, at: now - Ago }, ...list.filter((other) => other.Key !== Key)];
      }
      list.sort((a, b) => b.at - a.at);
      return list.map(({ Key, Name, at }) => ({ Key, Name, VisitedTime: new Date(at).toISOString(), TypeName: '' }));
    },
    forget: (key?: string) => {
      list = key === undefined ? [] : list.filter(({ Key }) => Key !== key);
    },
  };
}

function aBrowser(server: ReturnType<typeof aServer>, clock: { now: number }) {
  const state = { log: EMPTY_LOG as VisitLog, isPrivate: false, writes: 0 };
  const sync = createVisitSync({
    read: () => state.log,
    write: (log) => {
      state.log = log;
      state.writes += 1;
    },
    isPrivate: () => state.isPrivate,
    async send(visits) {
      server.calls.push(`send ${visits.map(({ Key }) => Key).join()}`);
      if (server.isDown) return undefined;
      const answer = server.add(visits, clock.now);
      await server.gate;
      return answer;
    },
    async clearOnServer() {
      if (server.isDown) return false;
      server.forget();
      return true;
    },
    async removeOnServer(key) {
      if (!server.isDown) server.forget(key);
      return !server.isDown;
    },
    now: () => clock.now,
  });
  return { state, sync, list: () => state.log.visits.map(({ Key }) => Key) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp() {
  const clock = { now: 1_000_000 };
  const server = aServer();
  return { clock, server, one: aBrowser(server, clock), other: aBrowser(server, clock) };
}

test('a visitor’s list is told once at login and follows the member to another browser', async () => {
  const { clock, server, one, other } = setUp();
  one.sync.remember(visit('a'));
  expect(server.calls).toEqual([]);
  await one.sync.follow(7);
  clock.now += 10;
  one.sync.remember(visit('b'));
  await settled();
  expect(server.calls).toEqual(['send a', 'send b']);
  await other.sync.follow(7);
  expect(other.list()).toEqual(['b', 'a']);
  // A list this fresh is not asked for at every page.
  await other.sync.follow(7);
  expect(server.calls).toHaveLength(3);
});

test('what one member looked at never reaches the next one in the same browser', async () => {
  const { server, one } = setUp();
  await one.sync.follow(7);
  one.sync.remember(visit('secret'));
  await settled();
  server.forget();
  await one.sync.follow(8);
  expect(one.list()).toEqual([]);
  expect(server.list()).toEqual([]);
});

test('a login that ended takes the member’s list out of the browser; a visitor’s own stays', async () => {
  const { one } = setUp();
  one.sync.remember(visit('mine'));
  await one.sync.follow(undefined);
  expect(one.list()).toEqual(['mine']);
  await one.sync.follow(7);
  await one.sync.follow(undefined);
  expect(one.list()).toEqual([]);
});

test('an answer that comes after the logout is not kept', async () => {
  const { server, one } = setUp();
  const late = Promise.withResolvers<void>();
  server.gate = late.promise;
  one.sync.remember(visit('secret'));
  const login = one.sync.follow(7);
  one.state.log = EMPTY_LOG;
  await one.sync.follow(undefined);
  late.resolve();
  await login;
  expect(one.list()).toEqual([]);
});

test('private mode writes nothing, neither here nor on the server', async () => {
  const { server, one } = setUp();
  one.state.isPrivate = true;
  one.sync.remember(visit('a'));
  await one.sync.follow(7);
  one.sync.remember(visit('b'));
  await settled();
  expect([one.list(), one.state.writes, server.calls]).toEqual([[], 0, []]);
});

test('a clearing empties both sides, also while an older answer is on its way', async () => {
  const { server, one } = setUp();
  await one.sync.follow(7);
  const late = Promise.withResolvers<void>();
  server.gate = late.promise;
  one.sync.remember(visit('a'));
  expect(await one.sync.clear()).toBe(true);
  late.resolve();
  await settled();
  expect([one.list(), server.list()]).toEqual([[], []]);
});

test('what could not be cleared or removed on the server is still shown', async () => {
  const { server, one } = setUp();
  one.sync.remember(visit('a'));
  await one.sync.follow(7);
  server.isDown = true;
  expect([await one.sync.clear(), await one.sync.remove('a'), one.list()]).toEqual([false, false, ['a']]);
  server.isDown = false;
  expect([await one.sync.remove('a'), one.list(), server.list()]).toEqual([true, [], []]);
});

test('visits made without a connection are told later', async () => {
  const { server, clock, one } = setUp();
  await one.sync.follow(7);
  server.isDown = true;
  one.sync.remember(visit('a'));
  await settled();
  server.isDown = false;
  clock.now += 5000;
  one.sync.remember(visit('b'));
  await settled();
  expect(server.list()).toEqual(['b', 'a']);
});
