import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type odd from './odd-reader.fixture.ts';
import { aReader, type Reader } from './reader.ts';
import { createReadingRoom, type ReadingRoom } from './reading-room.ts';

const reader = aReader<typeof odd>(new URL('./odd-reader.fixture.ts', import.meta.url), { cpuMs: 300, memoryMb: 200 });
const other = { ...reader, name: 'other' };
// The fixture answers anything; here it answers numbers, one after the other.
const counting = reader as Reader<Parameters<typeof odd>[0], Iterable<number>>;

const rooms: ReadingRoom[] = [];
const reported: string[] = [];

afterEach(async () => {
  await Promise.all(rooms.splice(0).map((room) => room.stop()));
  reported.length = 0;
});

function aRoom(options: Partial<Parameters<typeof createReadingRoom>[0]> = {}): ReadingRoom {
  const room = createReadingRoom({ report: (error) => reported.push(String(error)), size: 2, ...options });
  rooms.push(room);
  return room;
}

test('values, bytes and texts go there and back, and the process is used again', async () => {
  const room = aRoom();
  const value = { text: '搜罗 🎬', bytes: new Uint8Array([1, 2, 3]), list: [1, null, 'a'] };
  expect(await room.read(reader, { does: 'echo', value })).toEqual(value);
  const pid = await room.read(reader, { does: 'pid' });
  expect(pid).not.toBe(process.pid);
  expect(await room.read(reader, { does: 'pid' })).toBe(pid);
});

test('what a document leaves behind is not held against the next one', async () => {
  const room = aRoom();
  const pid = await room.read({ ...reader, memoryMb: 400 }, { does: 'hold' });
  expect(await room.read(reader, { does: 'pid' })).not.toBe(pid);
});

test.each(['loop', 'regExp', 'objects', 'buffers', 'deep'])(
  'a document that makes a reader %s is too heavy, and the next one is read',
  async (does) => {
    const room = aRoom();
    await expect(room.read(reader, { does })).rejects.toMatchObject({ code: 'document.too_heavy', status: 422 });
    expect(await room.read(reader, { does: 'echo', value: 1 })).toBe(1);
    expect(reported).toEqual([]);
  },
);

test('waiting costs no processor time', async () => {
  expect(await aRoom().read(reader, { does: 'wait', value: 600 })).toBe('waited');
});

test('a refusal arrives as it was thrown and costs no process', async () => {
  const room = aRoom();
  const pid = await room.read(reader, { does: 'pid' });
  const refusal = { code: 'odd.refused', status: 400, message: '不收', details: { headers: { 'x-a': 'b' } } };
  await expect(room.read(reader, { does: 'refuse' })).rejects.toMatchObject(refusal);
  expect(await room.read(reader, { does: 'pid' })).toBe(pid);
});

test.each(['fail', 'exit'])('a reader that has a bug (%s) is reported, the caller is told in Chinese', async (does) => {
  await expect(aRoom().read(reader, { does })).rejects.toMatchObject({ code: 'document.unreadable', status: 422 });
  expect(reported).toHaveLength(1);
});

test('it sees no settings and can write no file', async () => {
  const room = aRoom();
  expect(await room.read(reader, { does: 'environment' })).not.toContain('PATH');
  const value = join(tmpdir(), 'reader-wrote-this');
  await expect(room.read(reader, { does: 'write', value })).rejects.toMatchObject({ code: 'document.unreadable' });
  expect(reported.join()).toContain('--allow-fs-write');
});

test('parts come one after the other; whoever stops listening frees the place', async () => {
  const room = aRoom({ size: 1 });
  const all: number[] = [];
  for await (const part of room.parts(counting, { does: 'numbers', value: 5 })) all.push(part);
  expect(all).toEqual([0, 1, 2, 3, 4]);
  for await (const part of room.parts(counting, { does: 'numbers', value: 1e9 })) if (part === 3) break;
  expect(await room.read(reader, { does: 'echo', value: 'free' })).toBe('free');
});

test('who goes away ends the reading, also while waiting for a place', async () => {
  const room = aRoom({ size: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  const reading = room.read(reader, { does: 'never' }, first.signal);
  const waiting = room.read(reader, { does: 'echo' }, second.signal);
  second.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  first.abort(new Error('left too'));
  await expect(reading).rejects.toThrow('left too');
  expect(await room.read(reader, { does: 'echo', value: 1 })).toBe(1);
});

test('one kind of document leaves a place for others; too many are told to come back', async () => {
  const room = aRoom({ size: 2, mostWaiting: 1 });
  const left = new AbortController();
  const reading = room.read(reader, { does: 'never' }, left.signal);
  const waiting = room.read(reader, { does: 'echo', value: 'turn' });
  await expect(room.read(reader, { does: 'echo' })).rejects.toMatchObject({ code: 'document.busy', status: 503 });
  expect(await room.read(other, { does: 'echo', value: 'at once' })).toBe('at once');
  left.abort();
  await expect(reading).rejects.toThrow();
  expect(await waiting).toBe('turn');
});

test('nobody waits for ever', async () => {
  const room = aRoom({ size: 1, patienceMs: 50 });
  const left = new AbortController();
  const reading = room.read(reader, { does: 'never' }, left.signal);
  await expect(room.read(reader, { does: 'echo' })).rejects.toMatchObject({ code: 'document.busy' });
  left.abort();
  await expect(reading).rejects.toThrow();
});

test('a stop ends what is being read and takes nothing more', async () => {
  const room = aRoom();
  const reading = room.read(reader, { does: 'never' });
  await room.read(other, { does: 'echo' });
  const refused = expect(reading).rejects.toMatchObject({ code: 'document.stopping', status: 503 });
  await room.stop();
  await refused;
  await expect(room.read(reader, { does: 'echo' })).rejects.toMatchObject({ code: 'document.stopping' });
});
