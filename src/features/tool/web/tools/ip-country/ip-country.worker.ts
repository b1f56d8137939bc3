import { gunzipSync } from 'fflate';
import { type IpTable, readTable } from '../../../ip-place/ip-table.pure.ts';
import ipv4 from '../../../ip-place/ipv4.bin?url';
import ipv6 from '../../../ip-place/ipv6.bin?url';
import { serveWorker } from '../../frame/serve-worker.ts';
import { type IpAnswer, lookUp } from './ip-country.work.ts';

const tables = new Map<4 | 6, Promise<IpTable>>();

/** Half a megabyte, fetched when an address of its kind is first asked for. */
function tableOf(version: 4 | 6): Promise<IpTable> {
  const known = tables.get(version);
  if (known) return known;
  const table = fetch(version === 4 ? ipv4 : ipv6)
    .then((answer) => answer.arrayBuffer())
    .then((packed) => readTable(gunzipSync(new Uint8Array(packed)), version));
  tables.set(version, table);
  table.catch(() => tables.delete(version));
  return table;
}

serveWorker((text: string): Promise<IpAnswer> => lookUp(text, tableOf));
