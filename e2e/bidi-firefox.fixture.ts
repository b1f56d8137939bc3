import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { ForeignBrowser } from './foreign-browser.fixture.ts';

const PROGRAM = '/usr/bin/firefox-esr';
export const hasFirefox = existsSync(PROGRAM);

interface Answer {
  id?: number;
  type: string;
  result?: Record<string, unknown>;
  message?: string;
}

/** Firefox, driven by WebDriver BiDi over its own socket: no driver beside it. */
export async function openFirefox(): Promise<ForeignBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'souluo-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    [
      'user_pref("app.update.enabled", false);',
      'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
      // What moves would be drawn by the processor, all the time.
      'user_pref("ui.prefersReducedMotion", 1);',
    ].join('\n'),
  );
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const firefox = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } });
  let address = '';
  for await (const line of createInterface(firefox.stderr)) {
    address = /listening on (ws:\S+)/.exec(line)?.[1] ?? '';
    if (address) break;
  }
  firefox.stderr.resume();
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = async (method: string, params: object) => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result = {}, message } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  async function ask<Result>(expression: string) {
    const wrapped = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
    const answer = await send('script.evaluate', { expression: wrapped, target: { context }, awaitPromise: true });
    const { result, exceptionDetails } = answer as { result?: { value: string }; exceptionDetails?: { text: string } };
    if (!result) throw new Error(exceptionDetails?.text);
    return JSON.parse(result.value) as Result;
  }
  const pageNow = () => ask<[begun: number, state: string]>('[performance.timeOrigin, document.readyState]');
  return {
    async visit(url) {
      const [before] = await pageNow();
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      // On a busy machine Firefox calls a navigation complete while it is still the page before that is asked.
      for (let now = await pageNow(); now[0] === before || now[1] !== 'complete'; now = await pageNow())
        await setTimeout(20);
    },
    ask,
    async close() {
      socket.close();
      firefox.kill();
      await once(firefox, 'exit');
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
