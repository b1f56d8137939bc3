import { serveWorker } from '../../frame/serve-worker.ts';
import { type IpAnswer, lookUp } from './ip-country.work.ts';
import { type IpTable, readTable } from './ip-table.work.ts';
import ipv4 from './ipv4.bin?url';
import ipv6 from './ipv6.bin?url';

const tables = new Map<4 | 6, Promise<IpTable>>();

/** Half a megabyte, fetched when an address of its kind is first asked for. */
function tableOf(version: 4 | 6): Promise<IpTable> {
  const known = tables.get(version);
  if (known) return known;
  const table = fetch(version === 4 ? ipv4 : ipv6)
    .then((answer) => answer.arrayBuffer())
    .then((packed) => readTable(new Uint8Array(packed), version));
  tables.set(version, table);
  table.catch(() => tables.delete(version));
  return table;
}

serveWorker((text: string): Promise<IpAnswer> => lookUp(text, tableOf));
