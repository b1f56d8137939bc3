import type { PlanRule } from '../link-plan.pure.ts';
import type { Rule } from '../short-rule.contract.ts';

/** A rule while it is edited; what is in words is made anew by the server. */
export type EditedRule = Rule;
export type EditedTarget = Rule['Targets'][number];

export const blankTarget = (): EditedTarget => ({
  Id: '',
  Name: '',
  Url: '',
  App: '',
  Weight: 1,
  Most: 200,
  Share: '',
});

export const blankRule = (): EditedRule => ({
  On: true,
  Kind: 'device',
  Devices: ['ios'],
  Apps: ['wechat'],
  From: '22:00',
  To: '07:00',
  Days: [],
  Pick: 'share',
  Condition: '',
  Targets: [blankTarget()],
});

export const planned = ({
  Kind,
  Devices,
  Apps,
  From,
  To,
  Days,
}: EditedRule): Omit<PlanRule, 'isOn' | 'pick' | 'targets'> => ({
  kind: Kind,
  devices: Devices,
  apps: Apps,
  from: From,
  to: To,
  days: Days,
});
