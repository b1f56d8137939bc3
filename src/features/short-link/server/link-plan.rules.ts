import type { App, Device, PlanRule, PlanTarget } from '../link-plan.pure.ts';
import { badRule } from './short-link.errors.ts';

export interface Occasion {
  device: Device | undefined;
  app: App;
  /** Minutes since midnight in Shanghai, and the day of the week, 1 for Monday. */
  minute: number;
  weekday: number;
  /** The same for one visitor of one link, so that they see the same side of a test each time. From 0 to below 1. */
  lot: number;
}

export interface Choice {
  rule: PlanRule;
  /** Those that may be given, the best first. More than one only in a rotation, where some may be full. */
  targets: readonly PlanTarget[];
}

const OFFSET_MINUTES = 8 * 60;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minute and weekday of a moment in Shanghai. */
export function momentOf(now: number): Pick<Occasion, 'minute' | 'weekday'> {
  const minutes = Math.floor(now / 60_000) + OFFSET_MINUTES;
  const day = Math.floor(minutes / 1440);
  // 1 January 1970 was a Thursday.
  return { minute: minutes % 1440, weekday: ((day + 3) % 7) + 1 };
}

/** A number from 0 to below 1 that is the same for the same text. */
export function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The last bits of this hash are mixed least, and its first ones decide.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** The first rule that holds, or undefined: then the link's own target does. */
export function choose(plan: readonly PlanRule[], occasion: Occasion): Choice | undefined {
  const rule = plan.find((one) => one.isOn && holds(one, occasion));
  if (!rule) return undefined;
  return { rule, targets: rule.pick === 'turn' ? rule.targets : [shared(rule.targets, occasion.lot)] };
}

function holds(rule: PlanRule, { device, app, minute, weekday }: Occasion): boolean {
  if (rule.kind === 'device') return device !== undefined && rule.devices.includes(device);
  if (rule.kind === 'app') return rule.apps.includes(app);
  if (rule.kind === 'all') return true;
  const [from, to] = [minutesOf(rule.from), minutesOf(rule.to)];
  const isNight = from > to;
  const isIn = isNight ? minute >= from || minute < to : minute >= from && minute < to;
  // The hours after midnight belong to the evening they began in.
  const day = isNight && minute < to ? ((weekday + 5) % 7) + 1 : weekday;
  return isIn && (rule.days.length === 0 || rule.days.includes(day));
}

function shared(targets: readonly PlanTarget[], lot: number): PlanTarget {
  const all = targets.reduce((sum, { weight }) => sum + weight, 0);
  let rest = lot * all;
  const found = targets.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  const last = found ?? targets.at(-1);
  if (!last) throw new Error('a rule has no target');
  return last;
}

/** Whether somebody must be asked before it is known where a visitor goes: apps are tried by a page, turns are counted. */
export function needsPage(plan: readonly PlanRule[]): boolean {
  return plan.some((rule) => rule.isOn && (rule.pick === 'turn' || rule.targets.some(({ app }) => app !== '')));
}

/** Ids of targets that were there stay theirs; new ones get one that was never used by this link. */
export function withIds(plan: readonly PlanRule[], before: readonly PlanRule[], freshId: () => string): PlanRule[] {
  const known = new Set(before.flatMap(({ targets }) => targets.map(({ id }) => id)));
  const taken = new Set<string>();
  const idOf = (id: string) => {
    const kept = known.has(id) && !taken.has(id) ? id : freshId();
    taken.add(kept);
    return kept;
  };
  return plan.map((rule) => ({
    ...rule,
    targets: rule.targets.map((target) => ({ ...target, id: idOf(target.id) })),
  }));
}

/** Schemes that run something in the browser, or read from the visitor's own machine. */
const HARMFUL =
  /^(?:https?|javascript|vbscript|data|blob|file|filesystem|about|view-source|chrome|chrome-extension|edge|resource|intent|content|jar|ms-msdt|search-ms|smb|ssh|telnet|ftp|ws|wss):/i;
const APP_ADDRESS = /^[a-z][a-z0-9+.-]{1,40}:\/\/[\x21-\x7e]{1,500}$/i;

/** An address that opens an app: weixin://…, taobao://…, itms-apps://… */
export function checkedApp(text: string): string {
  if (text === '') return '';
  if (HARMFUL.test(text)) throw badRule('App 地址要用 App 自己的协议，比如 weixin:// 或 taobao://');
  if (!APP_ADDRESS.test(text)) throw badRule('看不懂这个 App 地址，应当像 taobao://item/1');
  return text;
}
