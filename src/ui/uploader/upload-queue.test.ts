import { expect, test } from 'vitest';
import { runUploads, type UploadTask } from './upload-queue.ts';

function aQueue(...names: string[]) {
  const tasks = names.map((source, id): UploadTask<string> => ({ id, source, state: 'waiting', progress: 0 }));
  const asked: string[] = [];
  const seen: string[] = [];
  return {
    tasks,
    asked,
    seen,
    run: (fails: (name: string) => boolean, signal = new AbortController().signal) =>
      runUploads(
        tasks,
        async (name, { onProgress }) => {
          asked.push(name);
          onProgress(0.5);
          if (fails(name)) throw new Error('refused');
          return `/${name}`;
        },
        (id, change) => {
          const task = tasks[id];
          if (task) tasks[id] = { ...task, ...change };
          seen.push(`${id} ${tasks[id]?.state} ${tasks[id]?.progress}`);
        },
        signal,
      ),
  };
}

test('files go one after the other, each with its progress', async () => {
  const queue = aQueue('a', 'b');
  expect(await queue.run(() => false)).toBe('done');
  expect(queue.tasks.map(({ url }) => url)).toEqual(['/a', '/b']);
  expect(queue.seen).toEqual([
    '0 uploading 0',
    '0 uploading 0.5',
    '0 done 1',
    '1 uploading 0',
    '1 uploading 0.5',
    '1 done 1',
  ]);
});

test('the first failure stops the rest', async () => {
  const queue = aQueue('a', 'b', 'c');
  expect(await queue.run((name) => name === 'b')).toBe('failed');
  expect(queue.asked).toEqual(['a', 'b']);
  expect(queue.tasks.map(({ state }) => state)).toEqual(['done', 'failed', 'waiting']);
});

test('a second try starts with what failed and sends nothing twice', async () => {
  const queue = aQueue('a', 'b', 'c');
  await queue.run((name) => name === 'b');
  const again = aQueue();
  again.tasks.push(...queue.tasks);
  expect(await again.run(() => false)).toBe('done');
  expect(again.asked).toEqual(['b', 'c']);
});

test('nothing is said about files of a page that was left', async () => {
  const queue = aQueue('a', 'b');
  const left = new AbortController();
  left.abort();
  expect(await queue.run(() => false, left.signal)).toBe('stopped');
  expect(queue.asked).toEqual(['a']);
  expect(queue.tasks[0]?.state).toBe('uploading');
});
