import { expect, test } from 'vitest';
import { isRobot } from '#/platform/tally/robot.ts';
import { appOf, inAppBrowser, isIos, needsTip, shapeOf, sourceOf, systemOf } from './agent.rules.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; V2203A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

const AGENTS = {
  qqAndroid: `${ANDROID} Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046715 Mobile Safari/537.36 V1_AND_SQ_8.9.78_4548_YYB_D QQ/8.9.78.12275 NetType/WIFI`,
  qqIphone: `${IPHONE} QQ/9.0.60.618 V1_IPH_SQ_9.0.60_1_APP_A Pixel/1170 NetType/WIFI`,
  qqWithoutName: `${ANDROID} Mobile Safari/537.36 V1_AND_SQ_9.0.0_0_TIM_D`,
  wechatAndroid: `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MicroMessenger/8.0.48.2580(0x28003036) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN`,
  wechatIphone: `${IPHONE} MicroMessenger/8.0.49(0x18003137) NetType/4G Language/zh_CN`,
  wechatWindows:
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/8555',
  wecom: `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh`,
  qqBrowser:
    'Mozilla/5.0 (Linux; U; Android 13; zh-cn; V2203A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 MQQBrowser/14.5 Mobile Safari/537.36 COVC/046515',
  qqBrowserMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/94.0 Safari/537.36 Core/1.94 QQBrowser/5.2',
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  safari: `${IPHONE} Version/17.5 Safari/604.1`,
};

test.each([
  ['qqAndroid', 'qq'],
  ['qqIphone', 'qq'],
  ['qqWithoutName', 'qq'],
  ['wechatAndroid', 'wechat'],
  ['wechatIphone', 'wechat'],
  ['wechatWindows', 'wechat'],
  ['wecom', 'wecom'],
  ['qqBrowser', undefined],
  ['qqBrowserMac', undefined],
  ['chrome', undefined],
  ['safari', undefined],
] as const)('%s is seen as %s', (name, app) => {
  expect(inAppBrowser(AGENTS[name])).toBe(app);
  expect(isRobot(AGENTS[name])).toBe(false);
});

test('each tip is for its own app, and WeCom goes with WeChat', () => {
  const [wechatOnly, qqOnly] = [
    { wechatTip: true, qqTip: false },
    { wechatTip: false, qqTip: true },
  ];
  expect((['wechat', 'wecom', 'qq', undefined] as const).map((app) => needsTip(app, wechatOnly))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect((['wechat', 'wecom', 'qq', undefined] as const).map((app) => needsTip(app, qqOnly))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('an iPhone is told of Safari', () => {
  expect([isIos(AGENTS.wechatIphone), isIos(AGENTS.wechatAndroid)]).toEqual([true, false]);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36 Weibo (Xiaomi-23013RK75C__weibo__14.1.0__android)',
    'weibo',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 aweme_29.5.0 Region/CN',
    'douyin',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile xhsdiscover/8.20',
    'xiaohongshu',
  ],
  ['Mozilla/5.0 (Linux; Android 13) Mobile Safari/537.36 AlipayClient/10.5.66', 'alipay'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36', 'browser'],
])('%s is opened in %s', (agent, app) => {
  expect(appOf(agent)).toBe(app);
});

test.each([
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'ios', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 13; SM-X700) Safari/537.36', 'android', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 13) Mobile Safari/537.36', 'android', 'phone'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile', 'harmony', 'phone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macos', 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'linux', 'desktop'],
  ['something new', 'other', 'other'],
])('%s is %s on a %s', (agent, system, shape) => {
  expect([systemOf(agent), shapeOf(agent, systemOf(agent))]).toEqual([system, shape]);
});

test.each([
  ['wechat', 'https://example.com/', 'wechat'],
  ['browser', undefined, 'direct'],
  ['browser', 'https://www.zhihu.com/question/1', 'zhihu.com'],
  ['browser', 'https://s.weibo.com/weibo?q=a', 'weibo'],
  ['browser', 'https://site.example/short', 'site'],
  ['browser', 'javascript:alert(1)', 'direct'],
  ['browser', 'not an address', 'direct'],
  ['browser', `https://${'a'.repeat(63)}.com/`, 'direct'],
  ['browser', 'android-app://com.google.android.gm/', 'direct'],
] as const)('%s with %s came from %s', (app, referrer, source) => {
  expect(sourceOf(app, referrer, 'site.example')).toBe(source);
});
