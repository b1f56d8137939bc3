import { Download } from 'lucide-react';
import { answerDeskForm, doneIn } from '#/features/desk/shared/desk-form.ts';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/health.page.ts';
import { handleHealthForm } from './health-action.ts';
import { HealthAlarms } from './health-alarms.tsx';
import { LatencyChart, RequestChart } from './health-charts.tsx';
import { HealthParts } from './health-parts.tsx';
import { HealthProcesses } from './health-processes.tsx';
import { HealthRequests } from './health-requests.tsx';
import { durationText, msText, type RangeName, sentenceOf } from './health-text.ts';
import { useFresh } from './use-fresh.ts';
import './health.css';

const PATH = '/market/admin/health';
const RANGES = { hour: '1 小时', day: '24 小时', week: '7 天' } as const satisfies Record<RangeName, string>;
const isRange = (text: string | null): text is RangeName => text !== null && Object.hasOwn(RANGES, text);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '运行状况',
    description: '响应时间、错误、队列与机器的状况。',
    path: PATH,
    noindex: true,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = api(context);
  const asked = searchParams.get('range');
  const range = isRange(asked) ? asked : 'hour';
  const request = (searchParams.get('request') ?? '').trim().slice(0, 64);
  const [overview, requests, alarms] = await Promise.all([
    call('GET /api/v1/health', { query: { range } }),
    call('GET /api/v1/health/requests', { query: { id: request } }),
    call('GET /api/v1/health/alarms', {}),
  ]);
  return { range, request, overview, requests: requests.Result, alarms, done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleHealthForm);

export default function HealthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { range, request, overview, requests, alarms, done } = loaderData;
  const isStale = useFresh();
  const { Points, Parts, Processes, Starts } = overview;
  const longest = Math.max(0, ...Processes.map(({ UptimeSeconds }) => UptimeSeconds));
  const segments = Object.entries(RANGES).map(([name, label]) => ({
    label,
    to: name === 'hour' ? PATH : `${PATH}?range=${name}`,
    current: name === range,
  }));
  const uptime = longest < 60 ? '刚刚启动' : `已连续运行 ${durationText(longest)}`;
  const note = [sentenceOf(overview, range), longest > 0 && uptime, '每 10 秒刷新'];
  return (
    <div className="health" data-stale={isStale || undefined}>
      <PageHead
        title="运行状况"
        note={note.filter(Boolean).join(' · ')}
        actions={
          <>
            <SegmentedLinks label="时间范围" segments={segments} />
            <Button kind="line" href={`${PATH}/diagnosis.json`} download icon={<Download />}>
              诊断包
            </Button>
          </>
        }
      />
      {isStale && (
        <DeskNotice tone="failed">
          网站没有回应，下面是 {overview.Time.slice(11, 19)} 的数字；恢复之后自动更新。
        </DeskNotice>
      )}
      {done && !actionData && <DeskNotice>{done}。</DeskNotice>}
      <div className="health-charts">
        <Card title="响应时间" aside={<LatencyLegend half={Points.at(-2)?.Half ?? null} />}>
          <LatencyChart points={Points} starts={Starts} range={range} />
        </Card>
        <Card title="请求与错误" aside={<RequestLegend points={Points} />}>
          <RequestChart points={Points} range={range} />
        </Card>
      </div>
      <HealthParts parts={Parts} />
      <div className="health-lists">
        <div className="health-left">
          <HealthRequests requests={requests} asked={request} range={range} />
          <div id="processes">
            <HealthProcesses processes={Processes} />
          </div>
        </div>
        <HealthAlarms alarms={alarms.Alarms} robots={alarms.Robots} refusal={actionData} />
      </div>
    </div>
  );
}

function LatencyLegend({ half }: { half: number | null }) {
  return (
    <span className="health-legend">
      <span data-of="slow1">最慢 1%</span>
      <span data-of="slow5">最慢 5%</span>
      <span data-of="half">一半以内 {half !== null && <b>{msText(half)} ms</b>}</span>
    </span>
  );
}

function RequestLegend({ points }: { points: readonly { Requests: number; Errors: number }[] }) {
  const errors = points.reduce((sum, { Errors }) => sum + Errors, 0);
  const requests = points.reduce((sum, { Requests }) => sum + Requests, 0);
  return (
    <span className="health-legend">
      <span data-of="requests">
        请求 <b>{thousands(requests)}</b>
      </span>
      <span data-of="errors">
        5xx 共 <b>{thousands(errors)}</b>
      </span>
    </span>
  );
}
