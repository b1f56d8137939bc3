import { expect, test } from 'vitest';
import { callWith } from '#/web/api.ts';
import { handlePushForm } from './push-command.ts';

/** Sends a form and answers what reached the API. */
async function sent(fields: [string, string][], data: unknown = {}) {
  const calls: { key: string; body: unknown }[] = [];
  const call = callWith(async (key, { body }) => {
    calls.push({ key, body });
    return { status: 200, envelope: { Code: 200, Message: '', Data: { status: 1, msg: '', data } } };
  });
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return { outcome: await handlePushForm(call, form), calls };
}

test('a text goes to the chosen rooms and the typed names', async () => {
  const { calls } = await sent([
    ['do', 'send'],
    ['interfaceName', '/msg/send_text'],
    ['guid', 'g'],
    ['to_wxid', 'a'],
    ['to_wxid', 'b'],
    ['other', 'c，d'],
    ['content', '好'],
    ['key', 'k'],
  ]);
  expect(calls[0]?.body).toEqual({
    interfaceName: '/msg/send_text',
    requestBody: { guid: 'g', to_wxid: ['a', 'b', 'c', 'd'], content: '好' },
    dryRun: false,
    key: 'k',
  });
});

test('a preview never carries a timer, a send with a time does', async () => {
  const fields: [string, string][] = [
    ['interfaceName', 'soloPushTieba'],
    ['name', '电影吧'],
    ['cron', '30 8 * * *'],
    ['workdays', 'on'],
  ];
  const preview = await sent([['do', 'preview'], ...fields], {
    messages: [{ requestBody: { to_wxid: 'a', title: 't' } }],
  });
  expect(preview.calls[0]?.body).not.toHaveProperty('timer');
  expect(preview.outcome.preview).toEqual(['a：t']);
  const timed = await sent([['do', 'send'], ...fields]);
  expect(timed.calls[0]?.body).toMatchObject({
    timer: { name: '定时推送', cron: '30 8 * * *', at: null, workdays: true },
  });
});
