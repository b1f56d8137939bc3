import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { wallText, ZONES } from '../../time/zone.pure.ts';

const OPTIONS = [
  { key: 'zone', label: '时区', kind: 'choice', choices: ZONES, default: 'Asia/Shanghai' },
] as const satisfies readonly ToolOption[];

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<Row[]> {
  const { readCron } = await import('./cron.work.ts');
  const { meaning, next } = readCron(input, Date.now(), values.zone);
  const times = next.map((time, at) => ({ label: `第 ${at + 1} 次`, value: wallText(time, values.zone) }));
  return [
    { label: '意思', value: meaning || '按简写运行' },
    ...(times.length > 0 ? times : [{ label: '下次', value: '永远不会运行' }]),
  ];
}

export default function Cron() {
  return (
    <RowsTool
      run={run}
      options={OPTIONS}
      inputTitle="Cron 表达式"
      placeholder="0 9 * * 1-5"
      outputTitle="接下来的运行"
    />
  );
}
