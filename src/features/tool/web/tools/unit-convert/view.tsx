import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { convertUnit, UNITS } from './unit-convert.pure.ts';

const OPTIONS = [
  { key: 'amount', label: '数量', kind: 'number', default: 1, step: 0.01 },
  { key: 'unit', label: '单位', kind: 'choice', choices: UNITS, default: 'mile' },
] as const satisfies readonly ToolOption[];

function run({ values }: TextQuestion<OptionValues<typeof OPTIONS>>): Row[] {
  return convertUnit(values.amount, values.unit);
}

export default function UnitConvert() {
  return <RowsTool run={run} options={OPTIONS} hasInput={false} />;
}
