import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { MakerTool } from '../../maker/maker-tool.tsx';
import { makeId } from './uuid.pure.ts';

const OPTIONS = [
  {
    key: 'kind',
    label: '种类',
    kind: 'choice',
    choices: [
      { value: 'uuid4', label: 'UUID v4' },
      { value: 'uuid7', label: 'UUID v7（按时间）' },
      { value: 'ulid', label: 'ULID' },
      { value: 'nanoid', label: 'NanoID' },
      { value: 'objectid', label: 'ObjectId' },
    ],
    default: 'uuid4',
  },
  { key: 'count', label: '个数', kind: 'number', default: 5, min: 1, max: 1000 },
  { key: 'upper', label: '大写', kind: 'switch', default: false },
  { key: 'plain', label: '不要短横线', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

const sources = {
  random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
};

function make({ kind, count, upper, plain }: OptionValues<typeof OPTIONS>): string {
  const number = Math.min(1000, Math.max(1, Math.trunc(count) || 1));
  const ids = Array.from({ length: number }, () => makeId(kind, { ...sources, now: Date.now() })).join('\n');
  // Case and dashes mean something in a NanoID.
  if (kind === 'nanoid') return ids;
  const cased = upper ? ids.toUpperCase() : ids;
  return plain ? cased.replaceAll('-', '') : cased;
}

export default function Uuid() {
  return <MakerTool make={make} options={OPTIONS} fileName="uuid.txt" />;
}
