import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { afterRestart, dataFolder, OPERATOR, startOn } from '../../../e2e/kept-site.fixture.ts';
import { operatorApi } from '../../../e2e/operator.fixture.ts';
import { AGENTS } from '../../../e2e/short-link.fixture.ts';

const visit = (origin: string, agent: string = AGENTS.chrome, path = '/declaration') =>
  fetch(origin + path, { headers: { 'user-agent': agent } }).then(
    async (reply) => (await reply.text()).length > 0 && reply.status === 200,
    () => false,
  );

async function today(origin: string) {
  const { token } = await operatorApi(origin, OPERATOR);
  const reply = await fetch(`${origin}/api/v1/desk/days?days=1`, { headers: { authorization: token } });
  return (await reply.json()).Data.Days[0];
}

test('kept pages count too, programs are apart, and a graceful stop loses none', async () => {
  const folder = dataFolder();
  const site = await startOn(folder);
  const { origin } = site;
  let answered = 0;
  for (let round = 0; round < 20; round++) if (await visit(origin)) answered += 1;
  await visit(origin, 'Googlebot/2.1 (+http://www.google.com/bot.html)');
  await visit(origin, AGENTS.chrome, '/favicon.svg');
  await visit(origin, AGENTS.chrome, '/nothing/here');
  expect(await site.stop()).toBe(0);
  expect(await afterRestart(folder, today)).toMatchObject({ Views: answered, Visitors: 1, Bots: 1 });
  expect(answered).toBe(20);
});

test('a killed process has lost at most the views of its last second', async () => {
  const folder = dataFolder();
  const site = await startOn(folder);
  const times: number[] = [];
  let isRunning = true;
  const visitors = Array.from({ length: 4 }, async () => {
    while (isRunning) if (await visit(site.origin)) times.push(performance.now());
  });
  await pause(2500);
  const killedAt = performance.now();
  await site.kill();
  isRunning = false;
  await Promise.all(visitors);
  const old = times.filter((time) => time < killedAt - 1000).length;
  const { Views } = await afterRestart(folder, today);
  expect(old).toBeGreaterThan(10);
  expect(Views).toBeGreaterThanOrEqual(old);
  expect(Views).toBeLessThanOrEqual(times.length + visitors.length);
});
