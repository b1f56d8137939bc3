import { createCipheriv, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { robotCalls } from '../robot-api.fixture.ts';
import { decryptFeishu, feishuEventSignature } from './feishu-event.ts';
import { decryptWechat, encryptWechat, wechatSignature } from './wechat-crypto.ts';

const KEY = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const [TOKEN, NONCE, ENCRYPT_KEY] = ['testtoken', '123456', 'test-encrypt-key'];
const VECTOR = Buffer.from('0123456789abcdef');
const APP = { appId: 'cli_a1b2c3d4e5f6', appSecret: 's'.repeat(32), verifyToken: 'vt' };

function sealedFor(text: string): string {
  const cipher = createCipheriv('aes-256-cbc', createHash('sha256').update(ENCRYPT_KEY).digest(), VECTOR);
  return Buffer.concat([VECTOR, cipher.update(text), cipher.final()]).toString('base64');
}

test('Feishu’s cipher and signature are those of its documents', () => {
  expect(decryptFeishu('test key', 'P37w+VZImNgPEO1RBhJ6RtKl7n6zymIbEG1pReEzghk=')).toBe('hello world');
  const challenge = '{"challenge":"abc123","token":"vt","type":"url_verification"}';
  expect(sealedFor(challenge)).toBe(
    'MDEyMzQ1Njc4OWFiY2RlZswRHPLY1/EJV3VJEIsz3GY/yRdmXe83hIm3UuMGPCleeNz2qxszAk6DBlN+tHC0jNq5BK1yazi1eYL5uP316Wg=',
  );
  const body = Buffer.from(JSON.stringify({ encrypt: sealedFor(challenge) }));
  expect(feishuEventSignature({ timestamp: '1700000000', nonce: 'nonce1', signature: '' }, ENCRYPT_KEY, body)).toBe(
    '0ce60098f1aa063129140f44e377f4672109880ce78fdba1dc9ac43767a92bbc',
  );
  for (const text of ['', 'x', sealedFor('x').slice(4)]) expect(decryptFeishu(ENCRYPT_KEY, text)).toBe(undefined);
});

describeOnEachEngine('hearing in groups', (openApp) => {
  const add = async (open: TestApp, driver: string, fields: object): Promise<string> => {
    const { Data, Message } = await robotCalls(open).call('POST', '/channel', { driver, nickname: '群', fields });
    if (!Data) throw new Error(Message);
    return Data.guid;
  };

  async function aFeishuApp(fields: object = {}) {
    const open = await openApp();
    const guid = await add(open, 'feishu', { ...APP, ...fields });
    const post = (body: string, headers: Record<string, string> = {}) =>
      open.app.inject({
        method: 'POST',
        url: `/robot/hear/${guid}`,
        headers: { 'content-type': 'application/json', host: 'site.example', ...headers },
        payload: body,
      });
    const message = (text: string, change: object = {}, header: object = {}) => ({
      schema: '2.0',
      header: { event_id: 'e', token: 'vt', event_type: 'im.message.receive_v1', app_id: APP.appId, ...header },
      event: {
        sender: { sender_id: { open_id: 'ou_lin' }, sender_type: 'user' },
        message: {
          message_id: 'om_1',
          chat_id: 'oc_1',
          chat_type: 'p2p',
          message_type: 'text',
          content: JSON.stringify({ text }),
          ...change,
        },
      },
    });
    const sealed = (inner: object) => {
      const body = JSON.stringify({ encrypt: sealedFor(JSON.stringify(inner)) });
      const headers = { timestamp: '1700000000', nonce: 'n', signature: '' };
      const signature = feishuEventSignature(headers, ENCRYPT_KEY, Buffer.from(body));
      return [
        body,
        { 'x-lark-request-timestamp': '1700000000', 'x-lark-request-nonce': 'n', 'x-lark-signature': signature },
      ] as const;
    };
    return { ...open, ...robotCalls(open), post, message, sealed };
  }

  test('Feishu by its token: what is written to it is answered once, by the outbox', async () => {
    const { post, message, outbox } = await aFeishuApp();
    const check = { type: 'url_verification', challenge: 'abc', token: 'vt' };
    expect((await post(JSON.stringify(check))).json()).toEqual({ challenge: 'abc' });
    expect((await post(JSON.stringify({ ...check, token: 'other' }))).statusCode).toBe(404);
    const said = JSON.stringify(message('今天农历'));
    expect((await Promise.all([post(said), post(said)])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await post(said);
    expect(await outbox()).toMatchObject([
      { origin: '自动回复', requestBody: { to_wxid: 'oc_1', content: expect.stringContaining('农历') } },
    ]);
    for (const [change, header] of [
      [{}, { token: 'forged' }],
      [{}, { app_id: 'cli_ofsomebodyelse' }],
    ] as const) {
      expect((await post(JSON.stringify(message('今天农历', change, header)))).statusCode).toBe(404);
    }
    // In a group, not called by name; a picture; a kind of event nobody knows; no JSON at all.
    const group = { chat_type: 'group', message_id: 'om_2' };
    expect((await post(JSON.stringify(message('今天农历', group)))).statusCode).toBe(200);
    expect((await post(JSON.stringify(message('', { message_type: 'image', message_id: 'om_3' })))).statusCode).toBe(
      200,
    );
    expect((await post(JSON.stringify(message('x', {}, { event_type: 'im.chat.updated_v1' })))).statusCode).toBe(200);
    expect((await post('{"a":')).statusCode).toBeGreaterThanOrEqual(400);
    expect(await outbox()).toHaveLength(1);
  });

  test('Feishu with a key: only what is encrypted and signed over its own bytes', async () => {
    const { post, message, sealed, outbox } = await aFeishuApp({ encryptKey: ENCRYPT_KEY });
    const [check] = sealed({ type: 'url_verification', challenge: 'abc', token: 'vt' });
    expect((await post(check)).json()).toEqual({ challenge: 'abc' });
    const content = JSON.stringify({
      title: '',
      content: [
        [
          { tag: 'text', text: '今天' },
          { tag: 'text', text: '农历' },
        ],
      ],
    });
    const [body, headers] = sealed(message('', { message_type: 'post', content }));
    expect((await post(body, { ...headers, 'x-lark-signature': 'x'.repeat(64) })).statusCode).toBe(404);
    expect((await post(body.replace('{', '{ '), headers)).statusCode).toBe(404);
    expect((await post(JSON.stringify(message('今天农历')))).statusCode).toBe(404);
    expect(await outbox()).toEqual([]);
    expect((await post(body, headers)).statusCode).toBe(200);
    expect((await outbox())[0].requestBody.content).toContain('农历');
  });

  test('what hearing needs is asked for by its field', async () => {
    const { call } = await aFeishuApp();
    const refusal = async (driver: string, fields: object) =>
      (await call('POST', '/channel', { driver, nickname: 'x', fields })).Errors?.[0]?.Field;
    expect(await refusal('feishu', {})).toBe('address');
    expect(await refusal('feishu', { ...APP, appId: 'x' })).toBe('appId');
    expect(await refusal('feishu', { ...APP, appSecret: '' })).toBe('appSecret');
    expect(await refusal('feishu', { ...APP, verifyToken: '' })).toBe('verifyToken');
    expect(await refusal('wecom', { token: TOKEN })).toBe('aesKey');
    expect(await refusal('wecom', {})).toBe('address');
  });

  test('WeCom’s 智能机器人: checked, answered in the same breath, sealed for nobody in particular', async () => {
    const open = await openApp();
    const guid = await add(open, 'wecom', { token: TOKEN, aesKey: KEY });
    const { call } = robotCalls(open);
    const url = (sealed: string, more = {}) =>
      `/robot/hear/${guid}?${new URLSearchParams({ msg_signature: wechatSignature(TOKEN, '1', NONCE, sealed), timestamp: '1', nonce: NONCE, ...more })}`;
    const echostr = encryptWechat(KEY, '', '1616140317555161061', VECTOR);
    expect((await open.app.inject(url(echostr, { echostr }))).body).toBe('1616140317555161061');
    const say = async (message: object, receiver = '') => {
      const encrypt = encryptWechat(KEY, receiver, JSON.stringify(message), VECTOR);
      const headers = { 'content-type': 'application/json', host: 'site.example' };
      const reply = await open.app.inject({ method: 'POST', url: url(encrypt), headers, payload: { encrypt } });
      if (reply.statusCode !== 200 || reply.body === '') return reply.body || reply.statusCode;
      const answer = reply.json();
      expect(answer.msgsignature).toBe(wechatSignature(TOKEN, String(answer.timestamp), answer.nonce, answer.encrypt));
      return JSON.parse(decryptWechat(KEY, '', answer.encrypt) ?? '');
    };
    const message = { msgid: 'm1', chatid: 'c1', chattype: 'group', from: { userid: 'lin' }, msgtype: 'text' };
    const asked = { ...message, text: { content: '@搜罗 今天农历' } };
    const first = await say(asked);
    expect(first).toMatchObject({ msgtype: 'stream', stream: { id: 'm1', finish: true } });
    expect(first.stream.content).toContain('农历');
    expect(await say(asked)).toEqual(first);
    await call('POST', '/reply', {
      match: 'keyword',
      pattern: '看片',
      kind: 'card',
      title: '片库',
      url: 'https://s.example/a',
      image_url: 'https://s.example/p.png',
      cooldownSeconds: 0,
    });
    const card = await say({
      ...message,
      msgid: 'm2',
      msgtype: 'mixed',
      mixed: { msg_item: [{ msgtype: 'image' }, { msgtype: 'text', text: { content: '看片' } }] },
    });
    expect(card).toMatchObject({
      msgtype: 'template_card',
      template_card: { card_type: 'news_notice', card_action: { type: 1, url: 'https://s.example/a' } },
    });
    await call('POST', '/reply', {
      match: 'keyword',
      pattern: '关注',
      kind: 'text',
      content: '你好',
      cooldownSeconds: 0,
    });
    expect(await say({ ...message, msgid: 'm3', msgtype: 'event', event: { eventtype: 'enter_chat' } })).toEqual({
      msgtype: 'text',
      text: { content: '你好' },
    });
    expect(await say({ ...message, msgid: 'm4', msgtype: 'file' })).toBe(200);
    expect(JSON.stringify(await say(asked, 'ww1234567890abcdef'))).toContain('404');
  });
});
