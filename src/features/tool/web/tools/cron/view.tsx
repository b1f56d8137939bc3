import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { wallText, ZONES } from '../../time/zone.pure.ts';

const OPTIONS = [
  { key: 'zone', label: '时区', kind: 'choice', choices: ZONES, default: 'Asia/Shanghai' },
  {
    key: 'dialect',
    label: '星期写法',
    kind: 'choice',
    choices: [
      { value: 'auto', label: '自动认' },
      { value: 'unix', label: 'Linux、Spring（0 是星期日）' },
      { value: 'quartz', label: 'Quartz（1 是星期日）' },
    ],
    default: 'auto',
  },
] as const satisfies readonly ToolOption[];

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<Row[]> {
  const { readCron } = await import('./cron.work.ts');
  const wanted = values.dialect === 'auto' ? undefined : values.dialect;
  const { meaning, next, dialect, isDoubtful } = readCron(input, Date.now(), values.zone, 10, wanted);
  const times = next.map((time, at) => ({ label: `第 ${at + 1} 次`, value: wallText(time, values.zone) }));
  return [
    { label: '意思', value: meaning },
    ...(dialect === 'quartz'
      ? [
          {
            label: '写法',
            value: isDoubtful ? 'Quartz：星期 1 是星期日。若是 Spring 的表达式，请改选星期写法' : 'Quartz',
          },
        ]
      : []),
    ...(times.length > 0 ? times : [{ label: '下次', value: '永远不会运行' }]),
  ];
}

export default function Cron() {
  return (
    <RowsTool
      run={run}
      options={OPTIONS}
      isSingle
      inputTitle="Cron 表达式"
      placeholder="0 9 * * 1-5"
      outputTitle="接下来的运行"
    />
  );
}
