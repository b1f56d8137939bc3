import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from '../../../ip-place/ip-table.pure.ts';
import { lookUp } from './ip-country.work.ts';
import { cidrsOf, mergeRanges, readRange } from './ip-range.pure.ts';
import { tool } from './tool.ts';

const tables = ([4, 6] as const).map((version) =>
  readTable(gunzipSync(readFileSync(join(import.meta.dirname, `../../../ip-place/ipv${version}.bin`))), version),
);
const tableOf = async (version: 4 | 6) => tables[version === 4 ? 0 : 1] ?? { find: () => undefined };
const place = async (text: string) => (await lookUp(text, tableOf)).lines[0]?.place;

// Ranges picked from the published list itself, first and last address of each.
test.each([
  ['202.53.32.0', '202.53.63.255', '澳大利亚'],
  ['103.138.176.0', '103.138.179.255', '泰国'],
  ['62.23.248.16', '62.23.248.19', '意大利'],
  ['185.210.140.0', '185.210.143.255', '俄罗斯'],
  ['192.55.207.0', '192.55.208.255', '美国'],
  ['190.4.51.120', '190.4.51.135', '危地马拉'],
  ['2001:820::', '2001:820:ffff:ffff:ffff:ffff:ffff:ffff', '挪威'],
  ['2803:50d0::', '2803:50d0:ffff:ffff:ffff:ffff:ffff:ffff', '洪都拉斯'],
  ['2a12:f381:5d00::', '2a12:f381:5dff:ffff:ffff:ffff:ffff:ffff', '土耳其'],
  ['2001:504:132::', '2001:504:132:ffff:ffff:ffff:ffff:ffff', '加拿大'],
])('%s to %s belongs to %s', async (first, last, name) => {
  expect([await place(first), await place(last)]).toEqual([name, name]);
});

test.each([
  ['192.168.1.1', '内网地址（C 类）'],
  ['127.0.0.1', '本机地址'],
  ['::1', '本机地址'],
  ['fe80::1', '链路本地地址'],
  ['fd00::1', '内网地址（ULA）'],
  ['0.0.0.0', '本网络'],
  ['255.255.255.255', '受限广播地址'],
  ['2001:db8::1', '文档示例地址'],
])('%s is %s', async (text, kind) => {
  expect(await place(text)).toBe(kind);
});

test.each([
  ['192.168.0.0/24\n192.168.1.0/24', '192.168.0.0/23'],
  ['10.0.0.1-10.0.0.6', '10.0.0.1/32 10.0.0.2/31 10.0.0.4/31 10.0.0.6/32'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['1.1.1.1,1.1.1.1', '1.1.1.1/32'],
  ['10.0.0.0/8\n10.1.0.0/16', '10.0.0.0/8'],
  ['2001:db8::/33\n2001:db8:8000::/33', '2001:db8::/32'],
  ['::1\n1.2.3.4', '1.2.3.4/32 ::1/128'],
  ['1.2.3.0 255.255.255.0', '1.2.3.0/24'],
  ['255.255.255.254 - 255.255.255.255', '255.255.255.254/31'],
])('%j is put together as %s', async (text, merged) => {
  expect((await lookUp(text, tableOf)).merged.join(' ')).toBe(merged);
});

test('networks made of a range hold exactly its addresses, as Node sees it', () => {
  const address = fc.nat({ max: 5000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(address, address), { minLength: 1, maxLength: 5 }), (pairs) => {
      const text = (number: number) => `10.0.${number >> 8}.${number & 255}`;
      const ranges = pairs.map(([a, b]) => readRange(`${text(Math.min(a, b))}-${text(Math.max(a, b))}`));
      const list = new BlockList();
      for (const cidr of mergeRanges(ranges).flatMap(cidrsOf)) {
        const [network = '', prefix] = cidr.split('/');
        list.addSubnet(network, Number(prefix), 'ipv4');
      }
      for (const [a, b] of pairs)
        for (const edge of [a - 1, a, b, b + 1])
          if (edge >= 0)
            expect(list.check(text(edge))).toBe(
              pairs.some(([x, y]) => edge >= Math.min(x, y) && edge <= Math.max(x, y)),
            );
    }),
    { numRuns: 30 },
  );
});

test.each(['abc', '1.2.3', '1.2.3.4/33', '2.0.0.0-1.0.0.0', '1.1.1.1-::1', '1-2-3', '::g'])(
  '%s is refused with its line',
  async (text) => {
    await expect(lookUp(`1.1.1.1\n${text}`, tableOf)).rejects.toMatchObject({ details: { line: 2 } });
  },
);

test('the example is right', async () => {
  expect(await place(tool.example.input)).toBe(tool.example.output);
});
