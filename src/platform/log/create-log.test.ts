import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';
import { requestTrace } from './request-trace.ts';

function aLog(level = 'info') {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLog(level, { write: (line) => lines.push(JSON.parse(line)) }) };
}

test('secrets are removed, at the top and one level below', () => {
  const { log, lines } = aLog();
  log.info(
    { Password: 'p', token: 't', Code: '123456', headers: { cookie: 'c', authorization: 'a', host: 'h' } },
    'in',
  );
  expect(lines[0]).toMatchObject({
    Password: '[removed]',
    token: '[removed]',
    Code: '[removed]',
    headers: { cookie: '[removed]', authorization: '[removed]', host: 'h' },
    msg: 'in',
  });
});

test('what is logged while a request is answered carries its id, and nothing else does', async () => {
  const { log, lines } = aLog();
  await requestTrace.run({ id: 'abc', queries: 0, queryMs: 0 }, async () => {
    await Promise.resolve();
    log.error(new Error('inside'));
  });
  log.info('outside');
  expect(lines.map(({ request }) => request)).toEqual(['abc', undefined]);
});

test('below its level nothing is written', () => {
  const { log, lines } = aLog('error');
  log.warn('quiet');
  expect(lines).toEqual([]);
});

test.runIf(process.platform === 'linux')('a disk that is full does not stop who logs to it', () => {
  const full = openSync('/dev/full', 'w');
  const module = JSON.stringify(join(import.meta.dirname, 'create-log.ts'));
  const program = `const { createLog } = await import(${module});
    const log = createLog('info');
    for (let line = 0; line < 200; line++) log.info('x'.repeat(10_000));
    await new Promise(setImmediate);
    console.error('goes on');`;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
  });
  closeSync(full);
  expect([status, stderr]).toEqual([0, 'goes on\n']);
});
