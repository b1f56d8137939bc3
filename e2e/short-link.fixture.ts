import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { scan } from '#/testing/scan.fixture.ts';
import { openPage, untilHydrated } from './browser.fixture.ts';

export const AGENTS = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  wechat:
    'Mozilla/5.0 (Linux; Android 13; V2203A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MicroMessenger/8.0.48.2580(0x28003036) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN',
  wechatIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/4G Language/zh_CN',
  wecom:
    'Mozilla/5.0 (Linux; Android 13; V2203A; wv) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI Language/zh',
  qq: 'Mozilla/5.0 (Linux; Android 13; V2203A; wv) AppleWebKit/537.36 Chrome/109.0 MQQBrowser/6.2 TBS/046715 Mobile Safari/537.36 V1_AND_SQ_8.9.78_4548_YYB_D QQ/8.9.78.12275 NetType/WIFI',
  qqBrowser:
    'Mozilla/5.0 (Linux; U; Android 13; zh-cn; V2203A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 MQQBrowser/14.5 Mobile Safari/537.36 COVC/046515',
};

/** What a scanner reads from a picture on the screen, or from one that was kept. */
export async function scanned(picture: Locator | Buffer): Promise<string | undefined> {
  return scan('screenshot' in picture ? await picture.screenshot() : picture);
}

/** Opens pages of one site, with or without a member's cookie. */
export function opener(browser: () => Browser, origin: () => string) {
  return async (path: string, options: BrowserContextOptions & { token?: string } = {}) => {
    const { token, ...rest } = options;
    const opened = await openPage(browser(), rest);
    if (token) await opened.context.addCookies([{ name: 'Token', value: token, url: origin() }]);
    const response = await opened.page.goto(origin() + path);
    if (rest.javaScriptEnabled !== false) await untilHydrated(opened.page);
    return { ...opened, response };
  };
}
