/** Where a link leads when it leads to more than one place. The first rule that holds decides; without one it is the link's own target. */
export const DEVICES = { ios: 'iPhone 或 iPad', android: 'Android', harmony: '鸿蒙', desktop: '电脑' } as const;
export const APPS = {
  wechat: '微信',
  wecom: '企业微信',
  qq: 'QQ',
  weibo: '微博',
  douyin: '抖音',
  xiaohongshu: '小红书',
  alipay: '支付宝',
  dingtalk: '钉钉',
  feishu: '飞书',
  browser: '浏览器',
} as const;

export type Device = keyof typeof DEVICES;
export type App = keyof typeof APPS;

export interface PlanTarget {
  /** Given once and kept: visits are counted by it. */
  id: string;
  name: string;
  url: string;
  /** An address of an app, tried first; `url` is for those who do not have it. */
  app: string;
  /** Of those of one rule: how large a share this one gets. */
  weight: number;
  /** In a rotation: so many visitors, then the next one. */
  most: number;
}

export interface PlanRule {
  isOn: boolean;
  kind: 'device' | 'app' | 'time' | 'all';
  devices: Device[];
  apps: App[];
  /** 22:00 to 07:00 is a night. */
  from: string;
  to: string;
  /** 1 is Monday; none means every day. */
  days: number[];
  pick: 'share' | 'turn';
  targets: PlanTarget[];
}

const WEEKDAYS = '一二三四五六日';

/** When a rule holds, as its owner and every visitor of the preview read it. */
export function conditionText({
  kind,
  devices,
  apps,
  from,
  to,
  days,
}: Omit<PlanRule, 'isOn' | 'pick' | 'targets'>): string {
  if (kind === 'device') return `设备是 ${devices.map((device) => DEVICES[device]).join('、')}`;
  if (kind === 'app') return `在${apps.map((app) => APPS[app]).join('、')}里打开`;
  if (kind === 'all') return '所有人';
  const onDays = days.length === 0 || days.length === 7 ? '' : `周${days.map((day) => WEEKDAYS[day - 1]).join('、')} `;
  return `${onDays}${from}–${to}`;
}

/** What of a rule's visitors a target gets. */
export function shareText({ pick, targets }: Pick<PlanRule, 'pick' | 'targets'>, index: number): string {
  const target = targets[index];
  if (!target || (targets.length === 1 && pick === 'share')) return '';
  if (pick === 'turn') return `第 ${index + 1} 个，满 ${target.most} 人换下一个`;
  const all = targets.reduce((sum, { weight }) => sum + weight, 0);
  return `${Math.round((target.weight / all) * 100)}%`;
}
