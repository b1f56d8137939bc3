import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { bodyMass, restingEnergy } from './bmi.pure.ts';

const OPTIONS = [
  { key: 'height', label: '身高', kind: 'number', default: 170, min: 80, max: 250, unit: '厘米' },
  { key: 'weight', label: '体重', kind: 'number', default: 65, min: 15, max: 400, unit: '千克' },
  { key: 'age', label: '年龄', kind: 'number', default: 30, min: 1, max: 120, unit: '岁' },
  {
    key: 'sex',
    label: '性别',
    kind: 'choice',
    choices: [
      { value: 'male', label: '男' },
      { value: 'female', label: '女' },
    ],
    default: 'male',
  },
] as const satisfies readonly ToolOption[];

function run({ values }: TextQuestion<OptionValues<typeof OPTIONS>>): Row[] {
  const { height, weight, age, sex } = values;
  const { bmi, verdict, healthy } = bodyMass(height, weight);
  return [
    { label: 'BMI', value: String(bmi), note: verdict },
    { label: '健康体重', value: `${healthy[0]} 到 ${healthy[1]} 千克` },
    { label: '基础代谢', value: `约 ${restingEnergy(height, weight, age, sex)} 千卡/天` },
  ];
}

export default function Bmi() {
  return <RowsTool run={run} options={OPTIONS} hasInput={false} />;
}
