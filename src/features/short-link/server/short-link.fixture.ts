import type { AddressInfo } from 'node:net';
import type { TestApp } from '#/testing/app.fixture.ts';

export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
export const WECHAT =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MicroMessenger/8.0.48.2580(0x28003036) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN';

type Headers = Record<string, string>;

interface Wish {
  Url: string;
  WechatTip?: boolean;
  QqTip?: boolean;
  ValidDays?: number;
  Rules?: object[];
}

export async function makeLink({ app }: TestApp, wish: Wish, headers: Headers = {}): Promise<string> {
  const reply = await app.inject({ method: 'POST', url: '/api/v1/short_url', payload: wish, headers });
  return reply.json().Data.ShortUrl;
}

/** Asks the app as a browser does, by its socket: what stands before routing sees nothing else. */
export async function openDoor({ app }: TestApp) {
  await app.listen({ host: '127.0.0.1', port: 0 });
  // It listens on an address, never on a pipe.
  const { port } = app.server.address() as AddressInfo;
  return (path: string, headers: Headers = {}, method = 'GET'): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': CHROME, ...headers },
    });
}

/** The counts of a member's newest link, as the member sees them. */
export async function newestLink({ app }: TestApp, headers: Headers) {
  return (await app.inject({ url: '/api/v1/short_url', headers })).json().Data.Result[0];
}
