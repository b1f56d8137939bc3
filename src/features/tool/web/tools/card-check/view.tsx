import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { checkCard, checkCreditCode } from './card-check.pure.ts';

const OPTIONS = [
  {
    key: 'kind',
    label: '号码种类',
    kind: 'choice',
    choices: [
      { value: 'card', label: '银行卡号' },
      { value: 'credit', label: '统一社会信用代码' },
    ],
    default: 'card',
  },
] as const satisfies readonly ToolOption[];

function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Row[] {
  if (values.kind === 'card') {
    const { number, isValid, network } = checkCard(input);
    return [
      { label: '结论', value: isValid ? '校验正确' : '校验不正确，至少有一位抄错了' },
      { label: '卡组织', value: network },
      { label: '分组写法', value: number.replace(/(.{4})(?=.)/g, '$1 ') },
    ];
  }
  const { isValid, expected, kind } = checkCreditCode(input);
  return [
    { label: '结论', value: isValid ? '校验正确' : `校验不正确，按前 17 位算最后一位应该是 ${expected}` },
    { label: '机构类别', value: kind },
  ];
}

export default function CardCheck() {
  return <RowsTool run={run} options={OPTIONS} inputTitle="号码" keepsInput={false} />;
}
