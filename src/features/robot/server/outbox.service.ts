import { GiveUp, handleJob, type JobHandler } from '#/platform/jobs/job-kind.ts';
import { isSend } from '../robot-interfaces.pure.ts';
import type { OutboxMessage, OutboxStore } from './outbox.store.ts';
import { quietUntil } from './quiet-hours.rules.ts';
import { DriverFailure, type DriverName, outlookOf, type RobotDriver, SECRET_LOST } from './robot.driver.ts';
import { sendMessage } from './robot.job.ts';
import type { Pace, Robot, RobotStore } from './robot.store.ts';

/** A quarter at once and the rest as places come free: never more than its number in any minute. */
function paceOf(perMinute: number): Pace {
  const burst = Math.max(1, Math.floor(perMinute / 4));
  return { burst, everyMs: Math.ceil(60_000 / Math.max(1, perMinute - burst)) };
}

const KILLED = '上次发送时程序中断，可能已经发出，请核对后再重发';

interface Needs {
  outbox: OutboxStore;
  robots: RobotStore;
  drivers: Record<DriverName, RobotDriver>;
  now: () => number;
}

/** Sends what is in the outbox, one message a job. */
export function createOutboxHandler({ outbox, robots, drivers, now }: Needs): JobHandler {
  async function send(message: OutboxMessage, robot: Robot, signal: AbortSignal): Promise<void> {
    if (!isSend(message.name)) throw new DriverFailure('never', `不支持的接口：${message.name}`);
    if (robot.isSecretLost) throw new DriverFailure('never', SECRET_LOST);
    const body = { guid: robot.guid, ...message.body };
    const sent = { signal, once: `${robot.guid}_${message.id}` };
    const answer = await drivers[robot.driver].call(message.name, body, robot, sent);
    if (answer.status === 1) return;
    const outlook = outlookOf(answer.msg);
    if (outlook === 'never') await robots.change(robot.guid, { status: 0 });
    throw new DriverFailure(outlook, answer.msg || '机器人服务没有说明原因');
  }

  /** What it has to wait for before this attempt: the end of quiet hours, then a place. Every attempt takes one. */
  async function waitOf(
    robot: Robot,
    { hasPlace, isUrgent = false }: { hasPlace: boolean; isUrgent?: boolean | undefined },
  ): Promise<{ runAt: number; hasPlace: boolean } | undefined> {
    const awake = isUrgent ? undefined : quietUntil(now(), robot.quiet);
    if (awake !== undefined) return { runAt: awake, hasPlace: false };
    if (hasPlace) return undefined;
    const from = (await robots.takePlace(robot.guid, now(), paceOf(robot.perMinute))) ?? now();
    return from > now() ? { runAt: from, hasPlace: true } : undefined;
  }

  async function fail(message: OutboxMessage, error: unknown, attempt: number): Promise<void> {
    const text = error instanceof Error ? error.message : String(error);
    const failure = error instanceof DriverFailure ? error : new DriverFailure('unsure', text, error);
    const { outlook, waitMs } = failure;
    const isLast = attempt >= sendMessage.maxAttempts;
    if (outlook === 'later' && !isLast) {
      await outbox.move(message.id, ['sending'], { state: 'queued', error: text, attempts: attempt });
      if (waitMs === undefined) throw error;
      // The service itself said when.
      return void (await outbox.postpone(message.id, { runAt: now() + waitMs, hasPlace: false, tried: attempt }));
    }
    if (failure.isDead) await robots.change(message.guid, { status: 0, trouble: text, troubleAt: now() });
    const isDoubtful = outlook === 'unsure';
    const reason = isDoubtful ? `${text}；可能已经发出，请核对后再重发` : text;
    const dead = { state: 'dead', error: reason, attempts: attempt, doneAt: now(), isDoubtful } as const;
    await outbox.move(message.id, ['sending'], dead);
    throw new GiveUp(reason);
  }

  return handleJob(
    sendMessage,
    async ({ id, hasPlace, tried }, context) => {
      const message = await outbox.find(id);
      const robot = message && (await robots.find(message.guid));
      if (!message || !robot || message.state === 'sent' || message.state === 'dead') return;
      if (message.state === 'sending') {
        await outbox.move(id, ['sending'], { state: 'dead', error: KILLED, doneAt: now(), isDoubtful: true });
        throw new GiveUp(KILLED);
      }
      const attempt = tried + context.attempt;
      if (robot.isOff || robot.trouble) {
        const error = robot.trouble || '渠道已停用';
        await outbox.move(id, ['queued'], { state: 'dead', error, doneAt: now(), isDoubtful: false });
        throw new GiveUp(error);
      }
      const wait = await waitOf(robot, { hasPlace: hasPlace && context.attempt === 1, isUrgent: message.isUrgent });
      if (wait) {
        await outbox.postpone(id, { ...wait, tried: attempt - 1 });
        return;
      }
      // Only one gets past this, whatever happens to leases.
      if (!(await outbox.move(id, ['queued'], { state: 'sending', attempts: attempt }))) return;
      try {
        await send(message, robot, context.signal);
      } catch (error) {
        return fail(message, error, attempt);
      }
      await outbox.move(id, ['sending'], { state: 'sent', error: '', doneAt: now() });
    },
    { limitMs: 60_000 },
  );
}
