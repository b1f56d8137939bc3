import { expect, test } from 'vitest';
import { aDnsServer, ip4 } from '#/platform/outbound/dns-server.fixture.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { allowing, withNetLooks } from './net-looks.fixture.ts';

const { ask, askAll } = withNetLooks();

const SPELLINGS = [
  '127.0.0.1',
  '127.0.0.2',
  'http://127.0.0.1:8080/',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '[::1]',
  '::1',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  'localhost',
  'a.localhost',
  'LOCALHOST.',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '[fe80::1]',
  '[fd00::1]',
  '168.63.129.16',
  '１２７.０.０.１',
  '①②⑦.0.0.1',
  '0x7f000001',
  '0X7F.0.0.0x1',
  '017700000001',
  '127.0.1',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '[::]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fec0::1]',
  '[ff02::1]',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.0.8',
  '240.0.0.1',
];
const LOOKS = ['tls', 'http', 'redirects', 'port', 'page', 'compression'];

test.each(LOOKS)('an address of our own or of a neighbour is refused by %s in every spelling', async (look) => {
  const answers = await askAll(look, SPELLINGS);
  expect(SPELLINGS.filter((_, index) => answers[index].Error !== 'tool.net_blocked')).toEqual([]);
});

test('such an address is no name to ask about either', async () => {
  for (const answer of [...(await askAll('dns', SPELLINGS)), ...(await askAll('rdap', SPELLINGS))])
    expect(['tool.net_blocked', 'tool.bad_target']).toContain(answer.Error);
});

const INSIDE = ['localhost.localdomain', 'metadata.google.internal', 'printer.local', 'nas.lan'];

test('names of a network are not asked about, and not reached whoever answers for them', async () => {
  const zone = Object.fromEntries(INSIDE.map((name) => [name, [ip4('192.168.1.9')]]));
  const options = { settings: { DNS_SERVERS: await aDnsServer(zone) } };
  for (const look of ['dns', ...LOOKS])
    for (const answer of await askAll(look, INSIDE, options)) expect(answer.Error, look).toBe('tool.net_blocked');
});

test('such an address is refused behind a public name and behind a redirect', async () => {
  const DNS_SERVERS = await aDnsServer({ 'rebind.example': [ip4('127.0.0.1')] });
  expect((await ask('http', 'rebind.example', { settings: { DNS_SERVERS } })).Error).toBe('tool.net_blocked');
  const { origin } = await aServer((_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end());
  expect((await ask('redirects', origin, allowing(origin))).Data).toEqual({
    Hops: [{ Url: `${origin}/`, Status: 302 }],
    Problem: '下一跳指向内网或不允许的端口，没有继续',
  });
});

test('such an address is refused behind a redirect by those who follow it', async () => {
  const { origin } = await aServer((_, response) =>
    response.writeHead(302, { location: 'http://[::ffff:127.0.0.1]:8080/' }).end(),
  );
  for (const look of ['page', 'compression'])
    expect((await ask(look, origin, allowing(origin))).Error, look).toBe('tool.net_blocked');
});

test('ports that are not for the web are refused, also on public hosts', async () => {
  const answers = await askAll(
    'port',
    [22, 25, 3306, 6379].map((port) => `1.1.1.1:${port}`),
  );
  expect(answers.map(({ Error: code }) => code)).toEqual(Array(4).fill('tool.net_blocked'));
});

test.each(['BLOG_BASE_URL', 'ROBOT_BASE_URL', 'OUTBOUND_ALLOW'])(
  'no look reaches the address that the operator set as %s',
  async (setting) => {
    let visits = 0;
    const { origin } = await aServer((_, response) => {
      visits += 1;
      response.setHeader('content-type', 'text/html').end('<title>inside</title>');
    });
    for (const look of ['http', 'page', 'redirects', 'compression', 'port'])
      expect((await ask(look, origin, { settings: { [setting]: origin } })).Error, look).toBe('tool.net_blocked');
    expect(visits).toBe(0);
  },
);
