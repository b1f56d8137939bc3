import { expect, test } from 'vitest';
import { HIDDEN } from './dns-records.ts';
import { aDnsServer, caa, ip4, mx, ns, txt } from './dns-server.fixture.ts';
import { createOutbound } from './outbound.ts';

async function outboundWith(zone: Parameters<typeof aDnsServer>[0]) {
  return createOutbound({ allow: [], dnsServers: [await aDnsServer(zone)] });
}

test('every type of record is asked for, and written as people write it', async () => {
  const outbound = await outboundWith({
    'shop.example': [
      ip4('93.184.216.34'),
      mx(20, 'b.example'),
      mx(10, 'a.example'),
      txt('v=spf1 ', '-all'),
      ns('ns1.example'),
      caa('issue', 'letsencrypt.org'),
    ],
  });
  expect(await outbound.records('shop.example.')).toEqual([
    { type: 'A', value: '93.184.216.34', ttl: 300 },
    { type: 'MX', value: '10 a.example' },
    { type: 'MX', value: '20 b.example' },
    { type: 'TXT', value: 'v=spf1 -all' },
    { type: 'NS', value: 'ns1.example' },
    { type: 'CAA', value: '0 issue "letsencrypt.org"' },
  ]);
});

test('a private address in public records is named, not shown', async () => {
  const outbound = await outboundWith({ 'inside.example': [ip4('10.0.0.7'), ip4('127.0.0.1')] });
  expect((await outbound.records('inside.example')).map(({ value }) => value)).toEqual([HIDDEN, HIDDEN]);
});

test('a name that does not exist, and a server that is silent', async () => {
  const outbound = await outboundWith({ 'slow.example': 'silent' });
  await expect(outbound.records('nobody.example')).rejects.toMatchObject({ code: 'dns' });
  await expect(outbound.records('slow.example', { timeoutMs: 100 })).rejects.toMatchObject({ code: 'timeout' });
});

test.each(['localhost', 'db', 'printer.local', 'vault.internal', '1.0.0.127.in-addr.arpa'])(
  '%s means something only inside a network and is not asked for',
  async (name) => {
    const outbound = await outboundWith({});
    await expect(outbound.records(name)).rejects.toMatchObject({ code: 'blocked' });
  },
);

test('an address is no name', async () => {
  await expect((await outboundWith({})).records('127.0.0.1')).rejects.toMatchObject({ code: 'bad_url' });
});
