import { expect, test } from 'vitest';
import { aServer } from './server.fixture.ts';
import { createWaysOut } from './ways-out.ts';

const blocked = { code: 'blocked' };

function waysOut(...allow: string[]) {
  return createWaysOut({ config: { OUTBOUND_ALLOW: allow, DNS_SERVERS: [] } });
}

test('what OUTBOUND_ALLOW names is reached for the desk only', async () => {
  const { origin } = await aServer((_, answer) => answer.end('inside'));
  const { outbound, outboundForDesk } = waysOut(origin);
  expect((await outboundForDesk.fetch(`${origin}/a`)).body.toString()).toBe('inside');
  await expect(outbound.fetch(`${origin}/a`)).rejects.toMatchObject(blocked);
  await expect(outbound.openSocket({ host: '127.0.0.1', port: Number(new URL(origin).port) })).rejects.toMatchObject(
    blocked,
  );
  expect(() => outbound.checkUrl(origin)).toThrow();
});

test('the way to one address leads nowhere else, by no redirect either', async () => {
  const other = await aServer((_, answer) => answer.end('other'));
  const { origin } = await aServer((request, answer) => {
    if (request.url === '/') answer.end('gateway');
    else answer.writeHead(302, { location: request.url === '/out' ? other.origin : 'https://example.com/' }).end();
  });
  const gateway = waysOut(other.origin).outboundTo(`${origin}/base`);
  expect((await gateway.fetch(origin)).body.toString()).toBe('gateway');
  await expect(gateway.fetch(`${origin}/out`)).rejects.toMatchObject(blocked);
  await expect(gateway.fetch(`${origin}/public`)).rejects.toMatchObject(blocked);
  await expect(gateway.fetch(other.origin)).rejects.toMatchObject(blocked);
});

test('an address of the desk does not lead to another one of the own network', async () => {
  const secret = await aServer((_, answer) => answer.end('secret'));
  const source = await aServer((_, answer) => answer.writeHead(302, { location: secret.origin }).end());
  const { outboundForDesk } = waysOut(source.origin, secret.origin);
  await expect(outboundForDesk.fetch(source.origin)).rejects.toMatchObject(blocked);
});

test.each(['', 'not an address', 'ftp://example.com'])('%j goes nowhere', async (address) => {
  await expect(waysOut().outboundForDesk.fetch(address)).rejects.toMatchObject({ code: 'bad_url' });
});
