import type { App, Device } from '../link-plan.pure.ts';

export type InApp = 'wechat' | 'wecom' | 'qq';

/**
 * The app whose built-in browser this is. WeCom also calls itself MicroMessenger, so it is asked first; QQ Browser
 * (MQQBrowser) is an ordinary browser, and QQ's own says ` QQ/` besides.
 */
export function inAppBrowser(agent: string): InApp | undefined {
  if (/\bwxwork\//i.test(agent)) return 'wecom';
  if (/\bMicroMessenger\//i.test(agent)) return 'wechat';
  if (/(?:^|\s)QQ\/[\d.]+/.test(agent) || /\bV1_(?:AND|IPH)_SQ_/.test(agent)) return 'qq';
  return undefined;
}

/** WeCom is shown what WeChat is: links travel between the two. */
export function needsTip(
  app: InApp | undefined,
  { wechatTip, qqTip }: { wechatTip: boolean; qqTip: boolean },
): boolean {
  if (app === undefined) return false;
  return app === 'qq' ? qqTip : wechatTip;
}

/** On iOS the menu of these apps says Safari. */
export function isIos(agent: string): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(agent);
}

/** Apps that open links in a browser of their own, besides the three that may need a tip. */
const IN_APPS: readonly (readonly [App, RegExp])[] = [
  ['weibo', /\bWeibo\b|__weibo__/i],
  ['douyin', /\baweme|BytedanceWebview|\bdouyin\b/i],
  ['xiaohongshu', /xhsdiscover|\bXiaoHongShu\b/i],
  ['alipay', /AlipayClient/i],
  ['dingtalk', /\bDingTalk\b/i],
  ['feishu', /\b(?:Lark|Feishu)\b/i],
];

/** Where somebody is while opening a link. */
export function appOf(agent: string): App {
  return inAppBrowser(agent) ?? IN_APPS.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'browser';
}

export type System = 'ios' | 'android' | 'harmony' | 'windows' | 'macos' | 'linux' | 'other';

/** HarmonyOS calls itself OpenHarmony; older ones are Android, and say so. An iPad that asks for desktop pages is a Mac. */
export function systemOf(agent: string): System {
  if (isIos(agent)) return 'ios';
  if (/\b(?:OpenHarmony|HarmonyOS)\b/i.test(agent)) return 'harmony';
  if (/\bAndroid\b/i.test(agent)) return 'android';
  if (/\bWindows\b/i.test(agent)) return 'windows';
  if (/\bMac(?:intosh| OS X)\b/.test(agent)) return 'macos';
  return /\b(?:Linux|X11|CrOS)\b/.test(agent) ? 'linux' : 'other';
}

/** For rules; undefined where nobody can say. */
export function deviceOf(system: System): Device | undefined {
  if (system === 'other') return undefined;
  return system === 'ios' || system === 'android' || system === 'harmony' ? system : 'desktop';
}

export type Shape = 'phone' | 'tablet' | 'desktop' | 'other';

export function shapeOf(agent: string, system: System): Shape {
  if (/\biPad\b|\bTablet\b/i.test(agent) || (system === 'android' && !/\bMobile\b/i.test(agent))) return 'tablet';
  const device = deviceOf(system);
  return device === undefined ? 'other' : device === 'desktop' ? 'desktop' : 'phone';
}

/** Sites that belong to an app; what comes from them comes from there. */
const SITES_OF_APPS: Record<string, App> = {
  'weibo.com': 'weibo',
  'weibo.cn': 'weibo',
  't.cn': 'weibo',
  'douyin.com': 'douyin',
  'iesdouyin.com': 'douyin',
  'xiaohongshu.com': 'xiaohongshu',
  'xhslink.com': 'xiaohongshu',
};

/**
 * Where a visit came from: the app it was opened in, `direct`, `site` for our own pages, or the host of the page before
 * without www. What is no host is direct: anyone can send anything.
 */
export function sourceOf(app: App, referrer: string | undefined, ownHost: string): string {
  if (app !== 'browser') return app;
  const address = referrer ? URL.parse(referrer) : null;
  if (!address || !/^https?:$/.test(address.protocol)) return 'direct';
  if (address.host === ownHost) return 'site';
  const host = address.hostname.replace(/^(?:www|m|mobile)\./, '');
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) || host.length > 60) return 'direct';
  return SITES_OF_APPS[host] ?? SITES_OF_APPS[host.split('.').slice(-2).join('.')] ?? host;
}
