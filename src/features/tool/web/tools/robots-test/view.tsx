import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import { runInWorker } from '../../frame/run-in-worker.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import type { RobotsQuestion, RobotsVerdict } from './robots-test.work.ts';

const OPTIONS = [
  { key: 'path', label: '路径', kind: 'text', default: '/private/a', placeholder: '/private/a' },
  {
    key: 'agent',
    label: '爬虫',
    kind: 'choice',
    default: '*',
    choices: ['*', 'Baiduspider', 'Googlebot', 'bingbot', '360Spider', 'Sogou web spider', 'Bytespider', 'GPTBot'].map(
      (name) => ({ value: name, label: name === '*' ? '所有爬虫' : name }),
    ),
  },
] as const satisfies readonly ToolOption[];

const judge = runInWorker<RobotsQuestion, RobotsVerdict>(
  () => new Worker(new URL('./robots-test.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 2000 },
);

type Question = TextQuestion<OptionValues<typeof OPTIONS>>;

async function check({ input, values }: Question, signal: AbortSignal): Promise<Row[]> {
  const verdict = await judge({ robots: input, ...values }, signal);
  return [
    { label: '结论', value: verdict.isAllowed ? '可以抓取' : '不能抓取' },
    { label: '依据', value: verdict.line > 0 ? `第 ${verdict.line} 行：${verdict.rule}` : '没有规则提到它，默认可以' },
    ...(verdict.crawlDelay === undefined ? [] : [{ label: '抓取间隔', value: `${verdict.crawlDelay} 秒` }]),
    ...verdict.sitemaps.map((address, index) => ({ label: `站点地图 ${index + 1}`, value: address })),
  ];
}

export default function RobotsTest() {
  return <RowsTool run={check} options={OPTIONS} inputTitle="robots.txt" outputTitle="检测结果" />;
}
