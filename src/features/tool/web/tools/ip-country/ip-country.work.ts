import { thousands } from '#/ui/number/thousands.pure.ts';
import { countryName, type IpTable } from '../../../ip-place/ip-table.pure.ts';
import { faultOf, ToolFault } from '../../frame/tool-fault.pure.ts';
import { cidrsOf, type IpRange, kindOfAddress, mergeRanges, readRange, writeAddress } from './ip-range.pure.ts';

export interface IpAnswer {
  /** One for each line. */
  lines: { text: string; place: string; count: string }[];
  /** The same addresses in as few networks as can be. */
  merged: string[];
}

const MOST_LINES = 5000;

export async function lookUp(text: string, tableOf: (version: 4 | 6) => Promise<IpTable>): Promise<IpAnswer> {
  const lines = text.split(/[\n,，;；]/).map((line, at) => ({ line: line.trim(), at: at + 1 }));
  const typed = lines.filter(({ line }) => line !== '');
  if (typed.length > MOST_LINES) throw new ToolFault(`一次最多 ${MOST_LINES} 行`);
  const ranges = typed.map(({ line, at }) => {
    try {
      return readRange(line);
    } catch (error) {
      throw new ToolFault(faultOf(error).message, { line: at });
    }
  });
  const answers: IpAnswer['lines'] = [];
  for (const [at, range] of ranges.entries()) {
    const table = await tableOf(range.version);
    answers.push({ text: typed[at]?.line ?? '', place: placeOf(range, table), count: spanOf(range) });
  }
  return { lines: answers, merged: mergeRanges(ranges).flatMap(cidrsOf) };
}

function placeOf({ first, last, version }: IpRange, table: IpTable): string {
  const place = (address: bigint) => {
    const kind = kindOfAddress(address, version);
    if (kind !== '公网地址') return kind;
    const code = table.find(address);
    return code ? countryName(code) : '没有登记';
  };
  const [one, other] = [place(first), place(last)];
  return one === other ? one : `从${one}到${other}`;
}

function spanOf({ first, last, version }: IpRange): string {
  if (first === last) return '1 个地址';
  const count = thousands(last - first + 1n);
  return `${writeAddress(first, version)} 至 ${writeAddress(last, version)}，共 ${count} 个`;
}
