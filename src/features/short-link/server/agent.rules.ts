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
