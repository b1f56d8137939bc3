import { ownValue } from '#/contract/own-value.pure.ts';
import type { Device, PlanRule, PlanTarget } from '../link-plan.pure.ts';

interface Condition {
  type: string;
  matchKey: string | null;
  matchValue: string | null;
}

export interface ShlinkRule {
  longUrl: string;
  conditions: readonly Condition[];
}

/** Shlink's words for our devices. Theirs know no HarmonyOS, but all phones together have a word. */
const DEVICES: Record<string, Device[]> = {
  ios: ['ios'],
  android: ['android'],
  desktop: ['desktop'],
  mobile: ['ios', 'android', 'harmony'],
};

const sameDevices = (one: readonly Device[], other: readonly Device[]) =>
  one.length === other.length && one.every((device) => other.includes(device));

/** Shlink's words for when a rule holds, one for each rule it takes there; undefined for what they have no words for. */
function wordsFor({ isOn, kind, devices, targets }: PlanRule): string[] | undefined {
  if (!isOn || kind !== 'device' || targets.length !== 1 || targets[0]?.app) return undefined;
  const whole = Object.keys(DEVICES).find((word) => sameDevices(DEVICES[word] ?? [], devices));
  if (whole) return [whole];
  return devices.includes('harmony') ? undefined : [...devices];
}

/** The rules of a link as Shlink lists them. Ours that it has no words for are left out. */
export function shlinkRulesOf(plan: readonly PlanRule[], whole: (url: string) => string) {
  const rules = plan.flatMap((rule) =>
    (wordsFor(rule) ?? []).map((word) => ({
      longUrl: whole(rule.targets[0]?.url ?? ''),
      conditions: [{ type: 'device', matchKey: null, matchValue: word }],
    })),
  );
  return rules.map((rule, index) => ({ ...rule, priority: index + 1 }));
}

const devicesOf = (condition: Condition | undefined) => ownValue(DEVICES, condition?.matchValue ?? '');

/** Where a client asks for a condition that links here do not have: its places in the list. */
export function unknownConditions(rules: readonly ShlinkRule[]): string[] {
  return rules.flatMap(({ conditions }, at) => {
    const [only, ...others] = conditions;
    const isKnown = only?.type === 'device' && devicesOf(only) !== undefined && others.length === 0;
    return isKnown ? [] : [`redirectRules[${at}].conditions`];
  });
}

/** The rules after a client wrote its own: these first, then what it could not see and so cannot have meant to remove. */
export function planWith(rules: readonly ShlinkRule[], before: readonly PlanRule[]): PlanRule[] {
  const target = (url: string): PlanTarget => ({ id: '', name: '', url, app: '', weight: 1, most: 200 });
  const made = rules.map(
    ({ longUrl, conditions }): PlanRule => ({
      ...{ isOn: true, kind: 'device', apps: [], from: '', to: '', days: [], pick: 'share' },
      devices: devicesOf(conditions[0]) ?? [],
      targets: [target(longUrl)],
    }),
  );
  return [...made, ...before.filter((rule) => wordsFor(rule) === undefined)];
}
