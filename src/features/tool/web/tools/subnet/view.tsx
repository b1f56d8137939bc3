import { thousands } from '#/ui/number/thousands.pure.ts';
import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import { addressText, kindOf, maskOf, readSubnet } from './subnet.pure.ts';
import { expandIpv6, kindOfIpv6, readSubnet6, reverseName, writeIpv6 } from './subnet6.pure.ts';

const NO_OPTIONS = [] as const;

function calculate({ input }: { input: string }): Row[] {
  return input.includes(':') ? rows6(input) : rows4(input);
}

function rows6(input: string): Row[] {
  const { address, prefix, first, last, count } = readSubnet6(input);
  return [
    { label: '网段', value: `${writeIpv6(first)}/${prefix}`, note: kindOfIpv6(address) },
    { label: '第一个地址', value: writeIpv6(first) },
    { label: '最后一个地址', value: writeIpv6(last) },
    { label: '地址数', value: thousands(count), note: `2 的 ${128 - prefix} 次方` },
    ...(prefix < 64 ? [{ label: '/64 子网数', value: thousands(2n ** BigInt(64 - prefix)) }] : []),
    { label: '压缩写法', value: writeIpv6(address) },
    { label: '完整写法', value: expandIpv6(address) },
    { label: '反向解析', value: reverseName(address) },
    { label: '十进制', value: String(address) },
  ];
}

function rows4(input: string): Row[] {
  const { address, prefix, network, broadcast, first, last, usable } = readSubnet(input);
  return [
    { label: '网段', value: `${addressText(network)}/${prefix}`, note: kindOf(address) },
    { label: '子网掩码', value: addressText(maskOf(prefix)) },
    { label: '反掩码', value: addressText(2 ** 32 - 1 - maskOf(prefix)) },
    { label: '网络地址', value: addressText(network) },
    { label: '广播地址', value: addressText(broadcast) },
    { label: '可用范围', value: `${addressText(first)} - ${addressText(last)}` },
    { label: '可用地址', value: thousands(usable), note: '个' },
    { label: '十进制', value: String(address) },
    { label: '十六进制', value: `0x${address.toString(16).toUpperCase().padStart(8, '0')}` },
    { label: '二进制', value: (address.toString(2).padStart(32, '0').match(/.{8}/g) ?? []).join('.') },
  ];
}

export default function SubnetCalculator() {
  return (
    <RowsTool run={calculate} options={NO_OPTIONS} isSingle inputTitle="地址与前缀" placeholder="192.168.1.10/24" />
  );
}
