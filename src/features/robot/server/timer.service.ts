import { AppError } from '#/platform/http/app-error.ts';
import { GiveUp, handleJob, type JobHandler } from '#/platform/jobs/job-kind.ts';
import { isSend, isSolo } from '../robot-interfaces.pure.ts';
import type { OutboxStore } from './outbox.store.ts';
import { COMPOSE, type PushService } from './push.service.ts';
import { quietNote } from './quiet-hours.rules.ts';
import { badTimer, timerNotFound } from './robot.errors.ts';
import { runTimer } from './robot.job.ts';
import type { NewTimer, Timer, TimerRun, TimerStore } from './timer.store.ts';
import { checkedPlan } from './timer-plan.ts';
import type { Workdays } from './workday.index.ts';

/** A message for half past eight is no use at noon: what comes later than this is left out. */
const TOO_LATE_MS = 60 * 60_000;

export interface TimerWish {
  name?: string | undefined;
  interfaceName?: string | undefined;
  body?: Record<string, unknown> | undefined;
  cron?: string | null | undefined;
  at?: string | null | undefined;
  workdays?: boolean | undefined;
  paused?: boolean | undefined;
}

interface Needs {
  timers: TimerStore;
  outbox: Pick<OutboxStore, 'add'>;
  push: PushService;
  /** With what was entered in any process. */
  workdays: () => Promise<Workdays>;
  now: () => number;
}

export type TimerService = ReturnType<typeof createTimerService>;

export function createTimerService({ timers, outbox, push, workdays, now }: Needs) {
  async function find(id: number): Promise<Timer> {
    const timer = await timers.find(id);
    if (!timer) throw timerNotFound();
    return timer;
  }

  async function checkPush(name: string, body: Record<string, unknown>, siteOrigin: string): Promise<void> {
    if (!isSend(name) && !isSolo(name) && name !== COMPOSE) throw badTimer('只有发送和推送可以定时');
    await push.check({ name, body, siteOrigin });
  }

  const messagesOf = (timer: Timer, key: string) =>
    push.messages({
      name: timer.interfaceName,
      body: timer.body,
      siteOrigin: timer.siteOrigin,
      origin: `定时：${timer.name}`,
      key,
    });

  async function run(timer: Timer, dueAt: number): Promise<void> {
    const write = (
      state: TimerRun['state'],
      message: string,
      messages = [] as Awaited<ReturnType<typeof messagesOf>>,
    ) => timers.writeRun({ timerId: timer.id, dueAt, ranAt: now(), state, message }, messages);
    if (now() - dueAt > TOO_LATE_MS) return void (await write('skipped', '错过了时间，没有补发'));
    if (timer.workdays && !(await workdays()).on(dueAt).isWork) return void (await write('skipped', '不是工作日'));
    const messages = await messagesOf(timer, `timer ${timer.id} ${dueAt}`);
    const { quiet } = await push.robotOf(timer.body);
    const done = `${messages.length} 条进了发件箱${quietNote(now(), quiet)}`;
    await write('ok', messages.length > 0 ? done : '没有新内容', messages);
  }

  return {
    list: () => timers.list(),
    runs: (id: number) => timers.runs(id),

    async add(
      wish: TimerWish & { interfaceName: string; body: Record<string, unknown> },
      siteOrigin: string,
    ): Promise<Timer> {
      await checkPush(wish.interfaceName, wish.body, siteOrigin);
      const { interfaceName, body, name = '定时任务', paused = false } = wish;
      const timer: NewTimer = {
        name,
        interfaceName,
        body,
        paused,
        siteOrigin,
        ...checkedPlan(wish, now(), await workdays()),
      };
      return find(await timers.add(timer));
    },

    async change(id: number, wish: TimerWish, siteOrigin: string): Promise<Timer> {
      const old = await find(id);
      const { name = old.name, interfaceName = old.interfaceName, body = old.body, paused = old.paused } = wish;
      if (wish.interfaceName !== undefined || wish.body !== undefined) await checkPush(interfaceName, body, siteOrigin);
      const isReplanned = wish.cron !== undefined || wish.at !== undefined;
      const isWorkdays = wish.workdays ?? old.workdays;
      const plan = isReplanned
        ? checkedPlan({ cron: wish.cron, at: wish.at, workdays: isWorkdays }, now(), await workdays())
        : { cron: old.cron, at: old.at, workdays: isWorkdays };
      if (!isReplanned && old.paused && !paused && plan.at !== null && plan.at <= now()) {
        throw badTimer('这个时间已经过去了');
      }
      await timers.change(id, { name, interfaceName, body, paused, siteOrigin, ...plan });
      return find(id);
    },

    async remove(id: number): Promise<void> {
      await find(id);
      await timers.remove(id);
    },

    /** At once, beside its plan. */
    async runNow(id: number): Promise<number> {
      return (await outbox.add(await messagesOf(await find(id), `timer ${id} by hand ${now()}`))).length;
    },

    handler: (): JobHandler =>
      handleJob(runTimer, async ({ id }, { dueAt, attempt }) => {
        const timer = await timers.find(id);
        if (!timer || timer.paused || (await timers.hasRun(id, dueAt))) return;
        try {
          await run(timer, dueAt);
        } catch (error) {
          const isFinal = error instanceof AppError || attempt >= runTimer.maxAttempts;
          if (!isFinal) throw error;
          const message = error instanceof Error ? error.message : String(error);
          await timers.writeRun({ timerId: id, dueAt, ranAt: now(), state: 'failed', message }, []);
          throw new GiveUp(message);
        }
      }),
  };
}
