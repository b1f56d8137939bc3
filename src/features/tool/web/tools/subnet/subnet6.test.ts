import { BlockList } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandIpv6, kindOfIpv6, readIpv6, readSubnet6, reverseName, writeIpv6 } from './subnet6.pure.ts';

// By Python's ipaddress.
test.each([
  ['2001:db8::1/48', '2001:db8::', '2001:db8:0:ffff:ffff:ffff:ffff:ffff', 2n ** 80n],
  ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1', '2001:db8::1', 1n],
  ['fe80::1%eth0/64', 'fe80::', 'fe80::ffff:ffff:ffff:ffff', 2n ** 64n],
  ['::/0', '::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 2n ** 128n],
  ['::ffff:192.168.1.1/96', '::ffff:0:0', '::ffff:ffff:ffff', 2n ** 32n],
  ['[2001:db8::5]/127', '2001:db8::4', '2001:db8::5', 2n],
  ['1:2:3:4:5:6:7:8/16', '1::', '1:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 2n ** 112n],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1', '2001:db8::1:0:0:1', 1n],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1', 1n],
  ['２００１：db8::/32', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', 2n ** 96n],
  ['1::', '1::', '1::', 1n],
  ['0:0:0:1::', '0:0:0:1::', '0:0:0:1::', 1n],
])('%s goes from %s to %s', (text, first, last, count) => {
  const subnet = readSubnet6(text);
  expect([writeIpv6(subnet.first), writeIpv6(subnet.last), subnet.count]).toEqual([first, last, count]);
});

test.each([
  '',
  ':',
  ':::',
  '1::2::3',
  '12345::',
  'g::',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '::1/129',
  '1.2.3.4',
  '::256.1.1.1',
  '::1.2.3',
  '1:2:3:4:5:6:7::8',
])('%j is refused', (text) => {
  expect(() => readSubnet6(text)).toThrow();
});

test('every address is written shortly, in full, and read back; Node finds it in its own network', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
      fc.nat({ max: 96 }),
      fc.integer({ min: 1, max: 128 }),
      (bits, shift, prefix) => {
        const address = bits >> BigInt(shift);
        expect(readIpv6(writeIpv6(address))).toBe(address);
        expect(readIpv6(expandIpv6(address))).toBe(address);
        const { first, last } = readSubnet6(`${writeIpv6(address)}/${prefix}`);
        const list = new BlockList();
        list.addSubnet(writeIpv6(first), prefix, 'ipv6');
        expect([address, last].every((one) => list.check(writeIpv6(one), 'ipv6'))).toBe(true);
        if (last < 2n ** 128n - 1n) expect(list.check(writeIpv6(last + 1n), 'ipv6')).toBe(false);
      },
    ),
    { numRuns: 50 },
  );
});

test('kinds and the name for looking backwards', () => {
  const kinds = [
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '240e::1',
    '::ffff:1.2.3.4',
    '2002::1',
    '4000::',
  ];
  expect(kinds.map((text) => kindOfIpv6(readIpv6(text)))).toEqual([
    ...['本机地址', '未指定地址', '内网地址（ULA）', '链路本地地址', '组播地址', '文档示例地址', '公网地址'],
    ...['IPv4 映射地址', '6to4 隧道地址', '保留地址'],
  ]);
  expect(reverseName(readIpv6('2001:db8::567:89ab'))).toBe(
    'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
  );
});
