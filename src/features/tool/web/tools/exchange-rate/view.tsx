import { browserApi } from '#/web/browser-api.ts';
import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { ageOf, exchange, type RateTable } from './exchange-rate.pure.ts';

const NO_OPTIONS = [] as const;
const OLD_DAYS = 7;
let asked: Promise<RateTable> | undefined;

/** Asked for once for each visit of the page, and again after a failure. */
async function tableOf(): Promise<RateTable> {
  const answer = await browserApi('GET /api/v1/config', { query: { key: 'exchangeRates' } }, { quiet: true });
  if (!answer.ok) throw new ToolFault(answer.message);
  if (Array.isArray(answer.data)) throw new ToolFault('没有读到汇率');
  return JSON.parse(answer.data.Value);
}

async function run({ input }: TextQuestion<Record<never, never>>): Promise<Row[]> {
  asked ??= tableOf().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  const table = await asked;
  const rows = exchange(input, table);
  const age = ageOf(table, Date.now());
  return age !== undefined && age > OLD_DAYS
    ? [...rows, { label: '提醒', value: `这份汇率已经是 ${age} 天前的了` }]
    : rows;
}

export default function ExchangeRate() {
  return <RowsTool run={run} options={NO_OPTIONS} inputTitle="金额和货币" placeholder="100 美元" outputTitle="换成" />;
}
