import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { afterRestart, busyUntilKilled, dataFolder, OPERATOR, startOn } from '../../../e2e/kept-site.fixture.ts';
import { operatorApi } from '../../../e2e/operator.fixture.ts';
import { AGENTS } from '../../../e2e/short-link.fixture.ts';

async function makeLink(origin: string, authorization: string): Promise<string> {
  const reply = await fetch(`${origin}/api/v1/short_url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ Url: 'https://example.com/' }),
  });
  return (await reply.json()).Data.ShortUrl;
}

const click = (origin: string, code: string) =>
  fetch(`${origin}/short/${code}`, { redirect: 'manual', headers: { 'user-agent': AGENTS.chrome } }).then(
    ({ status }) => status === 302,
    () => false,
  );

const clicksAfterRestart = (folder: string) =>
  afterRestart(folder, async (origin): Promise<number> => {
    const { token } = await operatorApi(origin, OPERATOR);
    const reply = await fetch(`${origin}/api/v1/short_url`, { headers: { authorization: token } });
    return (await reply.json()).Data.Result[0].Clicks;
  });

test('a graceful stop under load loses no click that was answered', async () => {
  const folder = dataFolder();
  const site = await startOn(folder);
  const { origin } = site;
  const code = await makeLink(origin, (await operatorApi(origin, OPERATOR)).token);
  let answered = 0;
  let isRunning = true;
  const visitors = Array.from({ length: 8 }, async () => {
    while (isRunning) if (await click(origin, code)) answered += 1;
  });
  await pause(1500);
  const exitCode = await site.stop();
  isRunning = false;
  await Promise.all(visitors);
  expect(exitCode).toBe(0);
  expect(answered).toBeGreaterThan(10);
  expect(await clicksAfterRestart(folder)).toBe(answered);
});

test('a killed process has lost at most the clicks of its last second', async () => {
  const folder = dataFolder();
  const site = await startOn(folder);
  const { origin } = site;
  const code = await makeLink(origin, (await operatorApi(origin, OPERATOR)).token);
  const { old, most } = await busyUntilKilled(site, () => click(origin, code));
  const found = await clicksAfterRestart(folder);
  expect(old).toBeGreaterThan(10);
  expect(found).toBeGreaterThanOrEqual(old);
  expect(found).toBeLessThanOrEqual(most);
});
