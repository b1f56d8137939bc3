import { expect, test } from 'vitest';
import { afterRestart, busyUntilKilled, dataFolder, OPERATOR, startOn } from '../../../e2e/kept-site.fixture.ts';
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
  const { old, most } = await busyUntilKilled(site, () => visit(site.origin));
  const { Views } = await afterRestart(folder, today);
  expect(old).toBeGreaterThan(10);
  expect(Views).toBeGreaterThanOrEqual(old);
  expect(Views).toBeLessThanOrEqual(most);
});
