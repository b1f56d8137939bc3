import { sliceOf, toPage } from '#/contract/paging.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { robotApi } from '../robot.contract.ts';
import { isInterface } from '../robot-interfaces.pure.ts';
import type { CallbackService } from './callback.service.ts';
import type { OutboxStore } from './outbox.store.ts';
import { type QuietHours, quietOf } from './quiet-hours.rules.ts';
import { messageNotFound, robotNotFound, unknownInterface } from './robot.errors.ts';
import { presentMessage, presentRobot, presentTimer } from './robot.present.ts';
import type { RobotService } from './robot.service.ts';
import type { TimerService } from './timer.service.ts';
import type { Timer } from './timer.store.ts';
import { countTimers, pickTimers } from './timer-filter.rules.ts';
import type { Workdays } from './workday.index.ts';

interface Needs {
  robots: RobotService;
  timers: TimerService;
  callbacks: CallbackService;
  outbox: OutboxStore;
  mode: () => 'sandbox' | 'gateway';
  workdays: () => Promise<Workdays>;
  now: () => number;
}

export function bindRobotApi({ robots, timers, callbacks, outbox, mode, workdays, now }: Needs) {
  async function quietHours(): Promise<(guid: unknown) => QuietHours | null> {
    const known = new Map<unknown, QuietHours | null>((await robots.list()).map(({ guid, quiet }) => [guid, quiet]));
    return (guid) => known.get(guid) ?? null;
  }
  const shown = async (timer: Timer, quietOf?: Awaited<ReturnType<typeof quietHours>>) => {
    const quiet = (quietOf ?? (await quietHours()))(timer.body['guid']);
    return presentTimer(timer, await timers.runs(timer.id), { quiet, workdays: await workdays(), now: now() });
  };
  return bindApi(robotApi, {
    'POST /api/v1/wechat/robot/forwardPost': async ({ body }, { siteOrigin }) => {
      const { interfaceName, requestBody, timer, dryRun, key } = body;
      if (!isInterface(interfaceName)) throw unknownInterface(interfaceName);
      if (!timer) return robots.forward({ name: interfaceName, body: requestBody, siteOrigin, isDryRun: dryRun, key });
      const made = await timers.add({ ...timer, interfaceName, body: requestBody }, siteOrigin);
      return { status: 1, msg: '已存为定时任务', data: await shown(made) };
    },
    'GET /api/v1/wechat/robot': async (_input, { siteOrigin }) => ({
      mode: mode(),
      callbackUrl: siteOrigin + (await callbacks.path()),
      Result: (await robots.list()).map((robot) => presentRobot(robot, now())),
    }),
    'PUT /api/v1/wechat/robot/:guid': async ({ params, body }) => {
      const changed = await robots.keepQuiet(params.guid, quietOf(body.quietFrom, body.quietTo));
      if (!changed) throw robotNotFound();
      return presentRobot(changed, now());
    },
    'PUT /api/v1/wechat/robot/:guid/secret': async ({ params, body }) => {
      const changed = await robots.enterSecret(params.guid, body.secret);
      if (!changed) throw robotNotFound();
      return presentRobot(changed, now());
    },
    'DELETE /api/v1/wechat/robot/:guid': async ({ params }) => {
      if (!(await robots.remove(params.guid))) throw robotNotFound();
      return true;
    },
    'GET /api/v1/wechat/robot/timers': async ({ query }) => {
      const quiet = await quietHours();
      const all = await Promise.all((await timers.list()).map((timer) => shown(timer, quiet)));
      return { Result: pickTimers(all, query), Counts: countTimers(all) };
    },
    'PUT /api/v1/wechat/robot/timer': async ({ body }, { siteOrigin }) => {
      const { id, requestBody, run, deleted, ...wish } = body;
      if (deleted) {
        await timers.remove(id);
        return null;
      }
      const changed = await timers.change(id, { ...wish, body: requestBody }, siteOrigin);
      if (run) await timers.runNow(id);
      return shown(changed);
    },
    'GET /api/v1/wechat/robot/outbox': async ({ query }) => {
      const { messages, total } = await outbox.list(query.state, sliceOf(query));
      const quiet = await quietHours();
      const result = messages.map((message) => presentMessage(message, quiet(message.guid), now()));
      return toPage(result, total, query);
    },
    'POST /api/v1/wechat/robot/outbox/:id/retry': async ({ params }) => {
      if (!(await outbox.retry(params.id))) throw messageNotFound();
      return true;
    },
    'POST /api/v1/wechat/robot/callback/:secret': async ({ params, body }, { siteOrigin }) => {
      await callbacks.checkSecret(params.secret);
      await callbacks.receive(body, siteOrigin);
      return true;
    },
  });
}
