import { expect, test } from 'vitest';
import type { ChannelName } from '../../channels.pure.ts';
import { type ChannelCase, everyChannel } from './messenger-cases.fixture.ts';
import type { Answer } from './messengers.fixture.ts';

const errcode = (code: number): Answer => ({ json: { errcode: code, errmsg: `no, hint: [1]` } });

/** What each service says when it is too much, and how long it wants to be left alone. */
const limits: Record<ChannelName, [Answer, waitMs: number | undefined]> = {
  wecom: [errcode(45009), 60_000],
  wecomapp: [errcode(45009), 60_000],
  mp: [errcode(45011), 60_000],
  dingtalk: [errcode(130101), 60_000],
  feishu: [{ json: { code: 11232, msg: 'frequency limited' } }, 30_000],
  telegram: [
    { status: 429, json: { ok: false, error_code: 429, description: 'Too Many', parameters: { retry_after: 7 } } },
    7000,
  ],
  discord: [{ status: 429, json: { message: 'You are being rate limited.', retry_after: 0.35, global: false } }, 350],
  slack: [{ status: 429, text: 'rate_limited', headers: { 'retry-after': '30' } }, 30_000],
  bark: [{ status: 429, text: 'too many' }, 60_000],
  ntfy: [
    { status: 429, json: { code: 42901, http: 429, error: 'limit reached' }, headers: { 'retry-after': '5' } },
    5000,
  ],
  webhook: [{ status: 429, headers: { 'retry-after': '120' } }, 120_000],
};

/** What is entered wrongly, and the field that the service's refusal is about. */
const wrong: Record<ChannelName, [Record<string, string>, field: string]> = {
  wecom: [{ address: '00000000-0000-4000-8000-000000000009' }, 'address'],
  wecomapp: [{ corpsecret: 'x'.repeat(43) }, 'corpsecret'],
  mp: [{ appsecret: 'b'.repeat(32) }, 'appsecret'],
  dingtalk: [{ secret: 'SECbad' }, 'secret'],
  feishu: [{ secret: 'bad' }, 'secret'],
  telegram: [{ token: `123456:${'B'.repeat(35)}` }, 'token'],
  discord: [{}, 'address'],
  slack: [{}, 'address'],
  bark: [{}, 'address'],
  ntfy: [{ token: 'tk_wrongwrongwrong' }, 'token'],
  webhook: [{ secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` }, 'secret'],
};
const moved: Partial<Record<ChannelName, (address: string) => string>> = {
  discord: (address) => address.replace('/123456/', '/999999/'),
  slack: (address) => address.replace('good', 'goneaway'),
  bark: (address) => address.replace('goodDeviceKey123', 'wrongDeviceKey99'),
  ntfy: (address) => address.replace('souluo', 'private'),
};

async function say({ channel, to = 'r' }: ChannelCase, fields: Record<string, string>): Promise<string> {
  const read = channel.read(fields);
  if ('problem' in read) throw new Error(`${read.problem.field}: ${read.problem.message}`);
  return channel.send(read.settings, { said: { kind: 'text', text: '你好', at: [] }, to, once: 'o1' });
}

test.each(Object.keys(limits) as ChannelName[])(
  '%s: too many are sent later and as late as it asks; a wrong key is final and says which field',
  async (name) => {
    const one = await everyChannel[name]();
    const { service, fields } = one;
    // A token is asked for first where there is one.
    await say(one, fields);
    const [limited, waitMs] = limits[name];
    service.script = [limited];
    await expect(say(one, fields)).rejects.toMatchObject({ outlook: 'later', waitMs });
    const [change, field] = wrong[name];
    const address = fields['address'] ?? '';
    const bad = { ...fields, ...(moved[name] && { address: moved[name](address) }), ...change };
    await expect(say(one, bad)).rejects.toMatchObject({ outlook: 'never', isDead: true, field });
    await say(one, fields);
  },
);

test.each(Object.keys(limits) as ChannelName[])(
  '%s: after an answer of 500, a cut connection or a page of somebody else nobody is told that it arrived',
  async (name) => {
    const one = await everyChannel[name]();
    const { service, fields } = one;
    await say(one, fields);
    // A receiver of Standard Webhooks knows a repetition by its id.
    const outlook = name === 'webhook' ? 'later' : 'unsure';
    for (const answer of [{ status: 500, text: 'oops' }, 'reset'] as const) {
      service.script = [answer];
      await expect(say(one, fields)).rejects.toMatchObject({ outlook });
    }
    if (name === 'webhook') return;
    service.script = [{ text: '<html>登录</html>' }];
    await expect(say(one, fields)).rejects.toMatchObject({ outlook });
  },
);

test('a token that could not be asked for leaves no doubt: nothing was said', async () => {
  for (const name of ['wecomapp', 'mp'] as const) {
    const one = await everyChannel[name]();
    one.service.script = ['reset'];
    await expect(say(one, one.fields)).rejects.toMatchObject({ outlook: 'later' });
    await say(one, one.fields);
  }
});
