import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createOutbound } from './outbound.ts';
import { createResolveName } from './resolve-name.ts';

const A = 1;
const AAAA = 28;

/** A name server that knows the given addresses of every name, and answers "no such name" to the rest; or fails. */
async function aNameServer(known: Record<number, readonly number[]> | 'failing'): Promise<string> {
  const socket = createSocket('udp4', (query, client) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const address = known === 'failing' ? undefined : known[question.readUInt16BE(question.length - 4)];
    const flags = known === 'failing' ? 0x8182 : address ? 0x8180 : 0x8183;
    const header = [query.readUInt16BE(0), flags, 1, address ? 1 : 0, 0, 0];
    const answer = address ? [0xc0, 12, ...question.subarray(-4), 0, 0, 0, 60, 0, address.length, ...address] : [];
    const words = Buffer.from(header.flatMap((word) => [word >> 8, word & 0xff]));
    socket.send(Buffer.concat([words, question, Buffer.from(answer)]), client.port);
  });
  socket.bind(0, '127.0.0.1');
  onTestFinished(() => void socket.close());
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

test('a name has the addresses of both families', async () => {
  const ipv6 = [0x24, 0, 0x32, 0, ...Array<number>(11).fill(0), 1];
  const server = await aNameServer({ [A]: [223, 5, 5, 5], [AAAA]: ipv6 });
  expect(await createResolveName([server])('dns.test', false)).toEqual(['223.5.5.5', '2400:3200::1']);
});

test('one family is enough', async () => {
  const server = await aNameServer({ [A]: [223, 5, 5, 5] });
  expect(await createResolveName([server])('dns.test', false)).toEqual(['223.5.5.5']);
});

test('a private address from a real name server is refused', async () => {
  const server = await aNameServer({ [A]: [10, 0, 0, 1] });
  const outbound = createOutbound({ allow: [], lookup: createResolveName([server]) });
  await expect(outbound.fetch('http://inside.test/')).rejects.toMatchObject({ code: 'blocked' });
});

test('a name nobody knows is said to be unknown', async () => {
  const server = await aNameServer({});
  const outbound = createOutbound({ allow: [], lookup: createResolveName([server]) });
  await expect(outbound.fetch('http://nobody.test/')).rejects.toMatchObject({ code: 'dns', message: '域名无法解析' });
});

test('a name server that does not answer, or not now, says nothing about a name', async () => {
  for (const server of ['127.0.0.1:1', await aNameServer('failing')]) {
    const outbound = createOutbound({ allow: [], lookup: createResolveName([server]) });
    await expect(outbound.fetch('http://anybody.test/')).rejects.toMatchObject({ code: 'dns_silent' });
  }
});

test('a trusted name may come from the hosts file', async () => {
  const found = await createResolveName(['127.0.0.1:1'])('localhost', true);
  expect(['127.0.0.1', '::1']).toEqual(expect.arrayContaining([...found]));
  expect(found).not.toHaveLength(0);
});
