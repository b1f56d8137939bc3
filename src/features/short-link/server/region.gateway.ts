import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { type IpTable, readTable } from '#/features/tool/ip-place/ip-table.pure.ts';

const FILES = new URL('../../tool/ip-place/', import.meta.url);

/**
 * The country an address is registered in, by the table that ships with the tool for addresses (of the registries, CC BY
 * 4.0); empty for what is in none. Read when the first visit of an owned link comes.
 */
export function createRegionOf(): (address: string) => string {
  const known = new LRUCache<string, string>({ max: 5000 });
  const tables = new Map<4 | 6, IpTable>();

  function tableOf(version: 4 | 6): IpTable {
    const table =
      tables.get(version) ?? readTable(gunzipSync(readFileSync(new URL(`ipv${version}.bin`, FILES))), version);
    tables.set(version, table);
    return table;
  }

  function find(address: string): string {
    if (!ipaddr.isValid(address)) return '';
    const parsed = ipaddr.process(address);
    if (parsed.range() !== 'unicast') return '';
    const number = parsed.toByteArray().reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
    return tableOf(parsed.kind() === 'ipv4' ? 4 : 6).find(number) ?? '';
  }

  return (address) => {
    const told = known.get(address);
    if (told !== undefined) return told;
    const region = find(address);
    known.set(address, region);
    return region;
  };
}
