import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressText, kindOf, maskOf, readSubnet } from './subnet.pure.ts';
import { tool } from './tool.ts';

const plain = (text: string) => {
  const { network, broadcast, first, last, usable, prefix } = readSubnet(text);
  return [addressText(network), prefix, addressText(broadcast), addressText(first), addressText(last), usable];
};

test('full-width digits are understood', () => {
  expect(readSubnet('１０.0.0.1/8').prefix).toBe(8);
});

test('the example is right', () => {
  const [network, prefix, , first, last, usable] = plain(tool.example.input);
  expect(`${network}/${prefix}\n可用 ${first} 至 ${last}，共 ${usable} 个`).toBe(tool.example.output);
});

test.each([
  ['10.1.2.3/8', '10.0.0.0', '10.255.255.255', 16_777_214],
  ['192.168.1.10 255.255.255.0', '192.168.1.0', '192.168.1.255', 254],
  // Python's ipaddress reads the mask of a router's list as well.
  ['192.168.1.10/0.0.0.255', '192.168.1.0', '192.168.1.255', 254],
  ['203.0.113.9/31', '203.0.113.8', '203.0.113.9', 2],
  ['203.0.113.9', '203.0.113.9', '203.0.113.9', 1],
  ['255.255.255.255/0', '0.0.0.0', '255.255.255.255', 4_294_967_294],
])('%s', (text, network, broadcast, usable) => {
  const found = plain(text);
  expect([found[0], found[2], found[5]]).toEqual([network, broadcast, usable]);
});

test.each(['', '256.1.1.1/8', '1.2.3/8', '1.2.3.4/33', '01.2.3.4', '1.2.3.4 255.0.255.0', 'fe80::1'])(
  '%j is refused',
  (text) => {
    expect(() => readSubnet(text)).toThrow();
  },
);

test('an address lies in its own network, whatever the prefix', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 32 - 1 }), fc.nat({ max: 32 }), (address, prefix) => {
      const { network, broadcast } = readSubnet(`${addressText(address)}/${prefix}`);
      return network <= address && address <= broadcast && network % 2 ** (32 - prefix) === 0;
    }),
  );
});

test('masks and kinds', () => {
  expect([maskOf(0), maskOf(26), maskOf(32)].map(addressText)).toEqual([
    '0.0.0.0',
    '255.255.255.192',
    '255.255.255.255',
  ]);
  const kinds = ['172.31.0.1', '172.32.0.1', '100.127.0.1', '8.8.8.8'].map((text) => kindOf(readSubnet(text).address));
  expect(kinds).toEqual(['内网地址（B 类）', '公网地址', '运营商级 NAT 地址', '公网地址']);
});
