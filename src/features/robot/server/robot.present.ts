import { shanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { OutboxMessage } from './outbox.store.ts';
import { type QuietHours, quietNote, quietUntil, timeText } from './quiet-hours.rules.ts';
import type { ReplyRule } from './reply-match.ts';
import type { Robot } from './robot.store.ts';
import type { Timer, TimerRun } from './timer.store.ts';
import { next, nextRuns } from './timer-plan.ts';
import { momentText, planText } from './timer-text.ts';
import type { Workdays } from './workday.index.ts';

/** Without the secret: it is written and never read. */
export function presentRobot({ secret: _, createdAt: _created, troubleAt: _at, quiet, ...robot }: Robot, now: number) {
  return {
    ...robot,
    quietFrom: quiet ? timeText(quiet.from) : '',
    quietTo: quiet ? timeText(quiet.to) : '',
    isQuiet: quietUntil(now, quiet) !== undefined,
  };
}

function presentRun({ dueAt, state, message }: TimerRun, now: number) {
  return { due: toShanghaiIso(dueAt), dueText: momentText(dueAt, now), state, message };
}

/** A timer for every minute would fill the whole line. */
const SHOWN_TODAY = 50;

function todayOf(timer: Timer, runs: readonly TimerRun[], now: number, workdays: Workdays) {
  const isToday = (at: number) => shanghaiDay(at) === shanghaiDay(now);
  const timeOf = (at: number) => toShanghaiIso(at).slice(11, 16);
  const coming = timer.paused ? [] : nextRuns(timer, now, SHOWN_TODAY, workdays).filter(isToday);
  return [
    ...runs
      .filter(({ dueAt }) => isToday(dueAt))
      .map(({ dueAt, state }) => ({ time: timeOf(dueAt), state }))
      .reverse(),
    ...coming.map((at) => ({ time: timeOf(at), state: 'coming' as const })),
  ];
}

interface Around {
  quiet: QuietHours | null;
  workdays: Workdays;
  now: number;
}

export function presentTimer(timer: Timer, runs: readonly TimerRun[], { quiet, workdays, now }: Around) {
  const upcoming = timer.paused ? undefined : next(timer, now, workdays);
  const estimate = (at: number) => (timer.workdays && workdays.on(at).by === 'law' ? '（按推算）' : '');
  const [last] = runs;
  return {
    id: timer.id,
    name: timer.name,
    interfaceName: timer.interfaceName,
    requestBody: timer.body,
    cron: timer.cron,
    at: timer.at === null ? null : toShanghaiIso(timer.at),
    workdays: timer.workdays,
    paused: timer.paused,
    next: upcoming === undefined ? null : toShanghaiIso(upcoming),
    last: last ? presentRun(last, now) : null,
    whenText: planText(timer),
    nextTexts: timer.paused
      ? []
      : nextRuns(timer, now, 5, workdays).map((at) => momentText(at, now) + estimate(at) + quietNote(at, quiet)),
    today: todayOf(timer, runs, now, workdays),
    runs: runs.map((run) => presentRun(run, now)),
  };
}

export function presentMessage(message: OutboxMessage, quiet: QuietHours | null, now: number) {
  const { id, guid, name, body, origin, state, attempts, error, isDoubtful, createdAt, doneAt } = message;
  const waits = state === 'queued' ? quietUntil(now, quiet) : undefined;
  return {
    id,
    guid,
    interfaceName: name,
    requestBody: body,
    origin,
    state,
    attempts,
    error,
    isDoubtful,
    createdTime: toShanghaiIso(createdAt),
    doneTime: doneAt === null ? null : toShanghaiIso(doneAt),
    waitsUntil: waits === undefined ? null : toShanghaiIso(waits),
  };
}

export function presentRule({ body, ...rule }: ReplyRule, hits: number) {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return {
    ...rule,
    hits,
    content: text('content'),
    title: text('title'),
    desc: text('desc'),
    url: text('url'),
    image_url: text('image_url'),
  };
}
