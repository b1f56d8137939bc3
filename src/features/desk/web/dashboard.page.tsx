import { useLocation } from 'react-router';
import { PageHead } from '#/ui/section/page-head.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { pageHead } from '#/web/head.ts';
import { answerDeskForm, doneIn } from '../shared/desk-form.ts';
import { DeskNotice } from '../shared/desk-notice.tsx';
import type { Route } from './+types/dashboard.page.ts';
import { handleDashboardForm } from './dashboard-action.ts';
import { readDashboard } from './dashboard-data.ts';
import { DayChart } from './day-chart.tsx';
import { DeskErrors } from './desk-errors.tsx';
import { DeskDevices, DeskFacts } from './desk-facts.tsx';
import { DeskFigures } from './desk-figures.tsx';
import { DeskJobs } from './desk-jobs.tsx';
import { DeskDatabase, DeskDisk, DeskProcess } from './desk-machine.tsx';
import { DeskPart } from './desk-part.tsx';
import { DeskSteps } from './desk-steps.tsx';
import { DeskTodos } from './desk-todos.tsx';
import { DeskWords } from './desk-words.tsx';
import { bytesText } from './figure-text.ts';
import { pageName } from './page-name.ts';
import { withSteps } from './todo-list.ts';
import './dashboard.css';

const RANGES = [1, 14, 90];
/** What other pages point to, below what fits on a screen. */
const BELOW = ['#jobs', '#machine'];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '仪表盘',
    description: '访问、搜索、错误与机器的状况。',
    path: '/market/admin',
    noindex: true,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const asked = Number(searchParams.get('days'));
  const days = RANGES.includes(asked) ? asked : 14;
  return { ...(await readDashboard(context, days)), done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleDashboardForm);

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { days, byDay, words, visits, errors, jobs, disk, database, process, steps, todos, done } = loaderData;
  const { hash } = useLocation();
  const today = byDay.ok ? (byDay.data.Days.at(-1)?.Day ?? '') : '';
  const ranges = RANGES.map((range) => ({
    label: range === 1 ? '今天' : `${range} 天`,
    to: `/market/admin?days=${range}`,
    current: range === days,
  }));
  return (
    <>
      <PageHead
        title="仪表盘"
        note={today ? `${Number(today.slice(5, 7))} 月 ${Number(today.slice(8))} 日，数字截至打开页面时` : undefined}
        actions={<SegmentedLinks label="时间范围" segments={ranges} />}
      />
      {actionData?.message && <DeskNotice tone="failed">{actionData.message}</DeskNotice>}
      {done && !actionData && <DeskNotice>{done}。</DeskNotice>}
      {byDay.ok && <DeskFigures days={byDay.data.Days} />}
      <div className="dashboard-row" data-split="wide">
        <DeskPart title="访问与搜索" part={byDay} aside={() => <Legend />}>
          {({ Days }) => <DayChart days={Days} />}
        </DeskPart>
        <DeskPart title="接下来做什么" part={{ ok: true, data: withSteps(todos, steps.ok ? steps.data.Steps : []) }}>
          {(list) => <DeskTodos todos={list} />}
        </DeskPart>
      </div>
      <div className="dashboard-row" data-split="four">
        <DeskPart title="从哪来" part={visits}>
          {({ From }) => <DeskFacts label="从哪来" facts={From} empty="还没有访客；有人打开网站后这里会有数。" />}
        </DeskPart>
        <DeskPart title="热门页面" part={visits}>
          {({ Pages }) => (
            <DeskFacts
              label="热门页面"
              facts={Pages}
              empty="还没有人看过页面。"
              toOf={(path) => encodeURI(path)}
              nameOf={pageName}
            />
          )}
        </DeskPart>
        <DeskPart title="搜不到的词" part={words}>
          {({ Missing }) => <DeskWords words={Missing} only="missing" />}
        </DeskPart>
        <DeskPart title="用什么看" part={visits}>
          {({ Devices, Systems }) => <DeskDevices devices={Devices} systems={Systems} />}
        </DeskPart>
      </div>
      <details className="dashboard-more" key={hash} open={BELOW.includes(hash) || done !== undefined}>
        <summary>开站清单、热搜、最近错误、后台任务、程序与磁盘</summary>
        {steps.ok && <DeskSteps steps={steps.data.Steps} />}
        <div className="dashboard-row" data-split="wide">
          <DeskPart
            title="搜得最多"
            part={words}
            aside={() => (byDay.ok ? <MissShare days={byDay.data.Days} /> : null)}
          >
            {({ Top }) => <DeskWords words={Top} only="asked" />}
          </DeskPart>
          <DeskPart title="最近错误" part={errors}>
            {({ Result }) => <DeskErrors faults={Result} today={today} />}
          </DeskPart>
        </div>
        <div className="dashboard-anchor" id="jobs">
          <DeskPart title="后台任务" part={jobs}>
            {(data) => <DeskJobs jobs={data} today={today} />}
          </DeskPart>
        </div>
        <div className="dashboard-row" data-split="three" id="machine">
          <DeskPart title="程序" part={process}>
            {(data) => <DeskProcess {...data} />}
          </DeskPart>
          <DeskPart
            title="数据库"
            part={database}
            aside={({ Engine, Bytes }) => (
              <>
                {Engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'} <b>{bytesText(Bytes)}</b>
              </>
            )}
          >
            {({ Tables }) => <DeskDatabase Tables={Tables} />}
          </DeskPart>
          <DeskPart title="磁盘" part={disk}>
            {(data) => <DeskDisk {...data} />}
          </DeskPart>
        </div>
      </details>
    </>
  );
}

function Legend() {
  return (
    <span className="dashboard-legend" aria-hidden="true">
      <span data-of="views">访问</span>
      <span data-of="searches">搜索</span>
    </span>
  );
}

function MissShare({ days }: { days: readonly { Searches: number; Misses: number }[] }) {
  const searches = days.reduce((sum, { Searches }) => sum + Searches, 0);
  const misses = days.reduce((sum, { Misses }) => sum + Misses, 0);
  if (searches === 0) return null;
  return (
    <>
      无结果率 <b>{((misses / searches) * 100).toFixed(1)}%</b>
    </>
  );
}
