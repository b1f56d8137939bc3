import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { createChannelRobot } from './channel/channel-robot.ts';
import { createWecomHook } from './channel/wecom-hook.gateway.ts';
import { anNtchat } from './ntchat.fixture.ts';
import { createNtchatDriver } from './ntchat.gateway.ts';

const robot = { guid: 'g-1', secret: 'k', nickname: '', wxid: '', avatar: '', status: 1 as const };
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');

async function aGateway(timeoutMs = 2000) {
  const gateway = await anNtchat();
  return {
    gateway,
    driver: createNtchatDriver(createOutbound({ allow: [gateway.origin] }), gateway.origin, timeoutMs),
  };
}

test('the gateway gets the body without what is ours alone', async () => {
  const { gateway, driver } = await aGateway();
  const answer = await driver.call('/msg/send_text', { guid: 'g-1', to_wxid: 'r', content: '好', secret: 's' }, robot);
  expect(answer).toEqual({ status: 1, msg: '', data: {} });
  expect(gateway.calls).toEqual([{ path: '/msg/send_text', body: { guid: 'g-1', to_wxid: 'r', content: '好' } }]);
});

test.each([
  ['busy', 503, 'later'],
  ['broken', 500, 'unsure'],
  ['refusing', 404, 'never'],
])('a gateway that is %s', async (_name, status, outlook) => {
  const { gateway, driver } = await aGateway();
  gateway.answer = () => (response) => response.writeHead(status).end();
  await expect(driver.call('/msg/send_text', {}, robot)).rejects.toMatchObject({ outlook });
});

test('an answer that is no envelope, and one that never comes, leave us unsure', async () => {
  const { gateway, driver } = await aGateway(100);
  gateway.answer = () => (response) => response.end('<html>');
  await expect(driver.call('/msg/send_text', {}, robot)).rejects.toMatchObject({ outlook: 'unsure' });
  gateway.answer = () => () => {};
  await expect(driver.call('/msg/send_text', {}, robot)).rejects.toMatchObject({ outlook: 'unsure' });
});

test('where nobody listens nothing was sent', async () => {
  const origin = 'http://127.0.0.1:9';
  const driver = createNtchatDriver(createOutbound({ allow: [origin] }), origin);
  await expect(driver.call('/msg/send_text', {}, robot)).rejects.toMatchObject({ outlook: 'later' });
});

async function aWecom(errcode = 0) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const server = await aServer(async (request, response) => {
    if (request.url === '/pic.png') return void response.end(PNG);
    if (request.url === '/page') return void response.end('<html>');
    sent.push({ url: request.url ?? '', body: JSON.parse(await text(request)) });
    response.end(JSON.stringify({ errcode, errmsg: errcode ? 'error' : 'ok' }));
  });
  const channel = createWecomHook(createOutbound({ allow: [server.origin] }), { baseUrl: server.origin });
  const driver = createChannelRobot(channel, () => 'once');
  return { sent, driver, origin: server.origin };
}

test('the webhook gets texts, mentions, cards and pictures in its own shapes', async () => {
  const { sent, driver, origin } = await aWecom();
  await driver.call('/msg/send_text', { content: '早' }, robot);
  await driver.call('/msg/send_room_at', { content: '早', at_list: ['notify@all', 'lin'] }, robot);
  await driver.call('/msg/send_link_card', { title: 't', desc: 'd', url: 'https://a/', image_url: '' }, robot);
  await driver.call('/msg/send_image', { url: `${origin}/pic.png` }, robot);
  expect(sent[0]?.url).toBe('/cgi-bin/webhook/send?key=k');
  expect(sent.map(({ body }) => body)).toEqual([
    { msgtype: 'text', text: { content: '早' } },
    { msgtype: 'text', text: { content: '早', mentioned_list: ['@all', 'lin'] } },
    { msgtype: 'news', news: { articles: [{ title: 't', description: 'd', url: 'https://a/', picurl: '' }] } },
    {
      msgtype: 'image',
      image: { base64: PNG.toString('base64'), md5: createHash('md5').update(PNG).digest('hex') },
    },
  ]);
});

test.each([
  [45009, 'later'],
  [-1, 'later'],
  [93000, 'never'],
])('the webhook’s error %i means %s', async (errcode, outlook) => {
  const { driver } = await aWecom(errcode);
  await expect(driver.call('/msg/send_text', { content: 'a' }, robot)).rejects.toMatchObject({ outlook });
});

test('what the webhook would refuse is not sent', async () => {
  const { sent, driver, origin } = await aWecom();
  const long = driver.call('/msg/send_text', { content: '好'.repeat(683) }, robot);
  await expect(long).rejects.toMatchObject({ outlook: 'never' });
  const page = driver.call('/msg/send_image', { url: `${origin}/page` }, robot);
  await expect(page).rejects.toMatchObject({ outlook: 'never' });
  expect(sent).toEqual([]);
  await driver.call('/msg/send_text', { content: '好'.repeat(682) }, robot);
  expect(sent).toHaveLength(1);
});
