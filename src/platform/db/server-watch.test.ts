import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createServerWatch, type ServerWatch } from './server-watch.ts';

const started: ServerWatch[] = [];
afterEach(() => {
  for (const watch of started.splice(0)) watch.stop();
});

function aWatch() {
  const server = { answers: true };
  const ping = vi.fn(async () => {
    if (!server.answers) await new Promise(() => {});
  });
  const report = vi.fn();
  const watch = createServerWatch({ ping, report, slowMs: 20, patienceMs: 80 });
  started.push(watch);
  return { server, ping, report, watch };
}

const never = () => new Promise<never>(() => {});

test('as long as answers come quickly the server is not asked', async () => {
  const { watch, ping } = aWatch();
  for (let turn = 0; turn < 5; turn++) expect(await watch.guard(async () => turn)).toBe(turn);
  await pause(40);
  expect(ping).not.toHaveBeenCalled();
});

test('slow work goes on when the server is there', async () => {
  const { watch, ping } = aWatch();
  expect(await watch.guard(() => pause(150, 'done'))).toBe('done');
  expect(ping).toHaveBeenCalled();
  expect(watch.silences()).toBe(0);
});

test('when the server is silent, work under way ends and new work fails at once', async () => {
  const { watch, server, report } = aWatch();
  server.answers = false;
  await expect(watch.guard(never)).rejects.toMatchObject({ code: '08006' });
  const begin = vi.fn(never);
  await expect(watch.guard(begin)).rejects.toMatchObject({ code: '08006' });
  expect(begin).not.toHaveBeenCalled();
  expect(watch.silences()).toBe(1);
  expect(report).toHaveBeenCalledOnce();
});

test('when the server is back, work runs again without anyone doing anything', async () => {
  const { watch, server } = aWatch();
  server.answers = false;
  await expect(watch.guard(never)).rejects.toThrow();
  server.answers = true;
  await vi.waitFor(async () => expect(await watch.guard(async () => 'back')).toBe('back'), { timeout: 60_000 });
  expect(watch.silences()).toBe(1);
});

test('a process too busy to listen does not take its own silence for the server’s', async () => {
  const { watch } = aWatch();
  const work = watch.guard(() => pause(60, 'done'));
  await pause(30);
  const until = performance.now() + 300;
  while (performance.now() < until);
  expect(await work).toBe('done');
});

test('failures of the work itself are passed on', async () => {
  const { watch } = aWatch();
  await expect(watch.guard(() => Promise.reject(new Error('unique')))).rejects.toThrow('unique');
});
