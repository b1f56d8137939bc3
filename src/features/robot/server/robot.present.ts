import { shanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { OutboxMessage } from './outbox.store.ts';
import { type QuietHours, quietNote, quietUntil, timeText } from './quiet-hours.rules.ts';
import type { ReplyRule } from './reply-match.ts';
import type { Robot } from './robot.store.ts';
import type { Timer, TimerRun } from './timer.store.ts';
import { next, nextRuns } from './timer-plan.ts';
import { momentText, planText } from './timer-text.ts';

/** Without the secret: it is written and never read. */
export function presentRobot({ secret: _secret, createdAt: _created, quiet, ...robot }: Robot, now: number) {
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

function todayOf(timer: Timer, runs: readonly TimerRun[], now: number) {
  const isToday = (at: number) => shanghaiDay(at) === shanghaiDay(now);
  const timeOf = (at: number) => toShanghaiIso(at).slice(11, 16);
  const coming = timer.paused ? [] : nextRuns(timer, now, SHOWN_TODAY).filter(isToday);
  return [
    ...runs
      .filter(({ dueAt }) => isToday(dueAt))
      .map(({ dueAt, state }) => ({ time: timeOf(dueAt), state }))
      .reverse(),
    ...coming.map((at) => ({ time: timeOf(at), state: 'coming' as const })),
  ];
}

export function presentTimer(timer: Timer, runs: readonly TimerRun[], quiet: QuietHours | null, now: number) {
  const upcoming = timer.paused ? undefined : next(timer, now);
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
    nextTexts: timer.paused ? [] : nextRuns(timer, now, 5).map((at) => momentText(at, now) + quietNote(at, quiet)),
    today: todayOf(timer, runs, now),
    runs: runs.map((run) => presentRun(run, now)),
  };
}

export function presentMessage(message: OutboxMessage, quiet: QuietHours | null, now: number) {
  const { id, guid, name, body, origin, state, attempts, error, createdAt, doneAt } = message;
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
    createdTime: toShanghaiIso(createdAt),
    doneTime: doneAt === null ? null : toShanghaiIso(doneAt),
    waitsUntil: waits === undefined ? null : toShanghaiIso(waits),
  };
}

export function presentRule({ body, ...rule }: ReplyRule) {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return {
    ...rule,
    content: text('content'),
    title: text('title'),
    desc: text('desc'),
    url: text('url'),
    image_url: text('image_url'),
  };
}
