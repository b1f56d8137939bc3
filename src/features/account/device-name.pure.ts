const APPS: readonly [RegExp, string][] = [
  [/MicroMessenger/i, '微信'],
  [/\bQQ\//, 'QQ'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/HuaweiBrowser/i, '华为浏览器'],
  [/MiuiBrowser/i, '小米浏览器'],
  [/UCBrowser/i, 'UC 浏览器'],
  [/QQBrowser/i, 'QQ 浏览器'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/i, '鸿蒙'],
  [/Android/, '安卓'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const HANDHELD = /HarmonyOS|OpenHarmony|Android|iPhone|iPad|Mobile/i;

export const isHandheld = (userAgent: string): boolean => HANDHELD.test(userAgent);

/** What a person would call the device behind a User-Agent. The order of the lists decides: most agents name several. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: readonly [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const found = [nameIn(SYSTEMS), nameIn(APPS)].filter((name) => name !== undefined);
  return found.length > 0 ? found.join(' · ') : '未知设备';
}
