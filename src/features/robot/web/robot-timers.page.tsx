import { Plus } from 'lucide-react';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { seenIn } from '#/features/desk/shared/desk-form.ts';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { TIMER_STATES } from '../robot-states.pure.ts';
import type { Route } from './+types/robot-timers.page.ts';
import { RobotNotice, RobotOutcome } from './robot-notice.tsx';
import { answerRobot, plainOutcome, textIn } from './robot-outcome.ts';
import { TimerDay } from './timer-day.tsx';
import { TimerFilter } from './timer-filter.tsx';
import { TimerList } from './timer-list.tsx';
import { WorkdayForm } from './workday-form.tsx';

const DONE: Record<string, { change: object; message: string }> = {
  pause: { change: { paused: true }, message: '已暂停' },
  resume: { change: { paused: false }, message: '已启用' },
  run: { change: { run: true }, message: '已放进发件箱' },
  remove: { change: { deleted: true }, message: '已删除' },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '定时任务',
    description: '定时推送的计划、下次时间和执行记录。',
    path: '/market/admin/wechat/robot/timers',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = api(context);
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name) ?? '';
  const state = TIMER_STATES.find((one) => one === asked('state'));
  const view = { state: state ?? '', guid: asked('guid'), words: asked('words') };
  const [{ mode, Result: robots }, { Result: timers, Counts: counts }, { Result: years }] = await Promise.all([
    call('GET /api/v1/wechat/robot', {}),
    call('GET /api/v1/wechat/robot/timers', { query: { ...view, state } }),
    call('GET /api/v1/wechat/robot/workdays', {}),
  ]);
  const names = Object.fromEntries(robots.map(({ guid, nickname }) => [guid, nickname || guid]));
  const hasSandbox = robots.some(({ driver }) => driver === 'sandbox');
  return {
    mode: mode === 'sandbox' && !hasSandbox ? undefined : mode,
    names,
    timers,
    counts,
    years,
    view,
    now: toShanghaiIso(Date.now()).slice(11, 16),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (textIn(form, 'do') === 'workdays') {
    const input = { params: { year: textIn(form, 'year') }, body: { text: textIn(form, 'text') } };
    const saved = await attemptApi(context)('PUT /api/v1/wechat/robot/workdays/:year', input);
    const { rest, work } = saved.ok ? saved.data : { rest: 0, work: 0 };
    return answerRobot({
      ...plainOutcome(saved, rest > 0 ? `已读出 ${rest} 天放假、${work} 天调休上班` : '已撤掉'),
      id: '',
    });
  }
  const id = textIn(form, 'id');
  const { change, message } = DONE[textIn(form, 'do')] ?? { change: editIn(form), message: '已保存' };
  const changed = await attemptApi(context)('PUT /api/v1/wechat/robot/timer', { body: { id, ...change } });
  return answerRobot({ ...plainOutcome(changed, message), id });
}

/** A pattern or a single time; an empty form field means the other one. */
function editIn(form: FormData) {
  const [cron, at] = [textIn(form, 'cron'), textIn(form, 'at')];
  return {
    name: textIn(form, 'name'),
    cron: cron || null,
    at: at || null,
    workdays: form.has('workdays'),
    seen: seenIn(form),
  };
}

export default function RobotTimersPage({
  loaderData: { mode, names, timers, counts, years, view, now },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="定时任务"
        note="时间都是北京时间；重启后会接着跑，不会重复发。"
        actions={
          <Button to="/market/admin/wechat/robot/push" icon={<Plus />}>
            新建任务
          </Button>
        }
      />
      {mode && <RobotNotice mode={mode} />}
      <RobotOutcome outcome={actionData} />
      {timers.length > 0 && <TimerDay timers={timers} now={now} />}
      <Card title="全部任务" aside={`启用 ${counts.on} · 暂停 ${counts.paused}`}>
        {counts.all > 0 && <TimerFilter view={view} counts={counts} names={names} />}
        <TimerList isFiltered={counts.all > 0} timers={timers} names={names} refused={actionData} />
      </Card>
      <WorkdayForm years={years} errors={actionData?.errors} />
    </>
  );
}
