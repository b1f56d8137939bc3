import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { convertBase } from './number-base.pure.ts';

const OPTIONS = [
  {
    key: 'from',
    label: '输入的进制',
    kind: 'choice',
    choices: [
      { value: '10', label: '十进制' },
      { value: '2', label: '二进制' },
      { value: '8', label: '八进制' },
      { value: '16', label: '十六进制' },
      { value: '32', label: '三十二进制' },
      { value: '36', label: '三十六进制' },
    ],
    default: '10',
  },
] as const satisfies readonly ToolOption[];

function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Row[] {
  return convertBase(input, Number(values.from));
}

export default function NumberBase() {
  return <RowsTool run={run} options={OPTIONS} isSingle inputTitle="整数" placeholder="255" />;
}
