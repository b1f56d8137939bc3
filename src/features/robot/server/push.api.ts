import { pictureHere } from '#/contract/outside-picture.pure.ts';
import { shanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { bindApi } from '#/platform/http/bind-api.ts';

import { channelKinds, isChannel } from '../channels.pure.ts';
import { LastPush, type Look, robotPushApi } from '../robot-push.contract.ts';
import type { Composed, ComposeService } from './compose.service.ts';
import type { LastPushStore } from './last-push.store.ts';
import type { LookService } from './look.service.ts';
import { COMPOSE } from './push.service.ts';
import { badCompose, badYear } from './robot.errors.ts';
import type { RobotService } from './robot.service.ts';
import type { Robot, RobotStore } from './robot.store.ts';
import type { TimerService } from './timer.service.ts';
import { checkedPlan, nextRuns } from './timer-plan.ts';
import { dayWords, momentText, planText } from './timer-text.ts';
import type { TriggerService } from './trigger.service.ts';
import type { Trigger } from './trigger.store.ts';
import { isShippedYear, type Workdays } from './workday.index.ts';
import { readYearPlan } from './workday.rules.ts';
import type { YearStore } from './year.store.ts';

interface Needs {
  robots: Pick<RobotStore, 'list'>;
  service: RobotService;
  timers: TimerService;
  triggers: TriggerService;
  compose: ComposeService;
  looks: LookService;
  years: YearStore;
  lastPushes: LastPushStore;
  /** With what was entered in any process. */
  workdays: () => Promise<Workdays>;
  now: () => number;
}

const OTHER_BYTES = 12_000;

export function bindPushApi(needs: Needs) {
  const { robots, service, timers, triggers, compose, looks, years, lastPushes, workdays, now } = needs;

  const yearOf = async (year: number) => {
    const entered = (await years.list()).find((one) => one.year === year);
    const state = entered ? ('entered' as const) : isShippedYear(year) ? ('shipped' as const) : ('unknown' as const);
    return { year, state, rest: entered?.rest.length ?? 0, work: entered?.work.length ?? 0 };
  };

  async function plannedRuns(wish: {
    cron?: string | null | undefined;
    at?: string | null | undefined;
    workdays: boolean;
  }) {
    if (!wish.cron && !wish.at) return { planText: '', planFault: '', runs: [] };
    const known = await workdays();
    try {
      const plan = checkedPlan(wish, now(), known);
      const runs = nextRuns(plan, now(), 5, known).map((at) => ({
        day: dayWords(at, now()),
        time: toShanghaiIso(at).slice(5, 16).replace('T', ' '),
        isEstimated: plan.workdays && known.on(at).by === 'law',
      }));
      return { planText: planText(plan), planFault: '', runs };
    } catch (error) {
      if (error instanceof AppError) return { planText: '', planFault: error.message, runs: [] };
      throw error;
    }
  }

  /** As it would look, to one place and at once; an event that has not happened is told by its example. */
  async function sendTest(wish: Composed, event: string, siteOrigin: string): Promise<string> {
    const facts = triggers.examples(event);
    const { targets } = await compose.check(wish, siteOrigin, facts);
    const { title, content, image, url } = await compose.render(wish, siteOrigin, facts);
    const to = { guid: targets[0]?.guid ?? '', to_wxid: targets[0]?.to ?? '' };
    const said = title
      ? { name: '/msg/send_rich', body: { ...to, title: `【测试】${title}`, content, url, image_url: image } }
      : { name: '/msg/send_text', body: { ...to, content: ['【测试】', content, url].filter(Boolean).join('\n') } };
    const { status, msg } = await service.forward({ ...said, siteOrigin, isDryRun: false, key: undefined });
    if (status !== 1) throw badCompose('targets', msg);
    return msg;
  }

  const presentTrigger = (trigger: Trigger) => {
    const { targets, title, content } = compose.read(trigger.body);
    const { id, name, event, filter, isUrgent, isOn, lastAt, lastNote } = trigger;
    const eventTitle = triggers.kinds().find((kind) => kind.name === event)?.title ?? event;
    const lastText = lastAt === null ? '还没有发生过' : `${momentText(lastAt, now())} ${lastNote}`;
    return { id, name, event, eventTitle, filter, isUrgent, isOn, targets, title, content, lastText };
  };

  return bindApi(robotPushApi, {
    'POST /api/v1/wechat/robot/push/preview': async ({ body }, { siteOrigin }) => {
      const { cron, at, workdays: isWorkdays, event, targets, ...wish } = body;
      const facts = triggers.examples(event);
      const [rendered, all, runs, variables] = await Promise.all([
        compose.render({ ...wish, targets }, siteOrigin, facts),
        robots.list(),
        plannedRuns({ cron, at, workdays: isWorkdays }),
        compose.variables(siteOrigin),
      ]);
      const chosen = all.filter(({ guid }) => targets.some((target) => target.guid === guid));
      const bytes = Buffer.byteLength([rendered.title, rendered.content, rendered.url].filter(Boolean).join('\n'));
      const { faults, ...shown } = rendered;
      return {
        ...shown,
        faults,
        looks: (await looks.looks(targets, chosen, rendered)).map((look) => lookHere(look, siteOrigin)),
        sizes: chosen.map((robot) => ({ name: nameOf(robot), bytes, limit: limitOf(robot) })),
        troubles: chosen.flatMap((robot) => {
          const message = troubleOf(robot);
          return message ? [{ guid: robot.guid, message }] : [];
        }),
        ...runs,
        variables,
      };
    },

    'GET /api/v1/wechat/robot/push/last': async (_input, { caller }) => {
      const kept = LastPush.safeParse(await lastPushes.find(memberOf(caller).memberId));
      return kept.success ? kept.data : null;
    },

    'POST /api/v1/wechat/robot/push': async ({ body: { key, isTest, ...pushed } }, { siteOrigin, caller }) => {
      const { cron, at, workdays: isWorkdays, name, event, filter, isUrgent, ...wish } = pushed;
      if (isTest) return { message: await sendTest(wish, event, siteOrigin), kind: 'sent' as const, id: null };
      const keep = () => lastPushes.keep(memberOf(caller).memberId, pushed);
      const content = { ...wish, guid: wish.targets[0]?.guid ?? '' };
      if (event) {
        const asked = { name: name || '遇事触发', event, filter, isUrgent, isOn: true, body: content };
        const { id } = await triggers.add(asked, siteOrigin);
        await keep();
        return { message: '已保存触发', kind: 'trigger' as const, id };
      }
      await compose.check(content, siteOrigin);
      if (cron || at) {
        const timer = {
          name: name || '定时推送',
          interfaceName: COMPOSE,
          body: content,
          cron,
          at,
          workdays: isWorkdays,
        };
        const { id } = await timers.add(timer, siteOrigin);
        await keep();
        return { message: '已保存定时任务', kind: 'timer' as const, id };
      }
      const { msg } = await service.forward({ name: COMPOSE, body: content, siteOrigin, isDryRun: false, key });
      await keep();
      return { message: msg, kind: 'sent' as const, id: null };
    },

    'GET /api/v1/wechat/robot/trigger': async () => ({
      Result: (await triggers.list()).map(presentTrigger),
      Kinds: triggers.kinds().map(({ name, title, facts, examples }) => ({
        name,
        title,
        facts: [
          ...Object.entries(facts).map(([fact, { name: meaning, example }]) => ({
            name: fact,
            meaning,
            value: example,
          })),
          { name: 'event.title', meaning: '发生了什么', value: examples['event.title'] ?? '' },
          { name: 'link', meaning: '链接', value: examples['link'] ?? '' },
        ],
      })),
    }),
    'PUT /api/v1/wechat/robot/trigger/:id': async ({ params, body }) => {
      await triggers.change(params.id, body);
      return true;
    },
    'DELETE /api/v1/wechat/robot/trigger/:id': async ({ params }) => {
      await triggers.remove(params.id);
      return true;
    },

    'GET /api/v1/wechat/robot/workdays': async () => {
      const year = Number(shanghaiDay(now()).slice(0, 4));
      return { Result: await Promise.all([year, year + 1].map(yearOf)) };
    },
    'PUT /api/v1/wechat/robot/workdays/:year': async ({ params: { year }, body }) => {
      const text = body.text.trim();
      if (text === '') {
        await years.remove(year);
        return yearOf(year);
      }
      const plan = readYearPlan(text, year);
      if ('fault' in plan) throw badYear(plan.fault);
      await years.put({ year, text, ...plan });
      return yearOf(year);
    },
  });
}

const nameOf = ({ driver, nickname }: Robot) => nickname || (isChannel(driver) ? channelKinds[driver].name : '机器人');
const limitOf = ({ driver }: Robot) => (isChannel(driver) ? channelKinds[driver].textBytes : OTHER_BYTES);

function troubleOf(robot: Robot): string {
  if (robot.isSecretLost) return `「${nameOf(robot)}」的密钥解密失败`;
  if (robot.trouble) return `「${nameOf(robot)}」收不到：${robot.trouble}`;
  if (robot.isOff) return `「${nameOf(robot)}」已停用`;
  return robot.status === 1 ? '' : `「${nameOf(robot)}」没有登录`;
}

/** Its pictures come from here, whatever the service would be sent. */
const lookHere = (look: Look, siteOrigin: string): Look => ({
  ...look,
  blocks: look.blocks.map((block) =>
    block.kind === 'picture' ? { ...block, src: pictureHere(block.src, siteOrigin) } : block,
  ),
});
