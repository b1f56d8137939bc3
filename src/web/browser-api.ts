import type { CallData, CallInput, Reply, Transport } from '#/contract/endpoint.ts';
import type { ApiMap } from '#/features/api-map.contract.ts';
import { toast } from '#/ui/toast/toast-store.ts';
import { type ApiKey, type Attempt, callWith } from './api.ts';
import { createApiCache } from './api-cache.ts';
import { httpTransport } from './http-transport.ts';
import { readStored, removeStored } from './local-storage.ts';
import { loginPath, PASSWORD_PATH } from './login-path.pure.ts';
import { USER_INFO } from './user-info.ts';

const cache = createApiCache(Date.now);

/** Reads come from what the tab knows already; a write makes it forget everything. */
const transport: Transport = async (key, input) => {
  if (!key.startsWith('GET ')) {
    const reply = await send(key, input);
    cache.clear();
    return reply;
  }
  const id = `${key} ${JSON.stringify(input)}`;
  const known = cache.get(id);
  if (known) return known;
  const reply = await send(key, input);
  cache.keep(id, reply);
  return reply;
};

const overHttp = httpTransport('', () => {
  const token = readStored(USER_INFO)?.Token;
  return token ? { authorization: token } : {};
});

/** A lost connection is an answer too: it has the same shape as a refusal of the server. */
const send: Transport = (key, input) =>
  overHttp(key, input).catch((): Reply => {
    const Message = navigator.onLine ? '网络不通，请稍后再试' : '网络已断开，连上后再试';
    return { status: 0, envelope: { Code: 0, Message, Data: null, Error: 'network' } };
  });

const call = callWith(transport);

/** For what happens behind the reader's back: says nothing, leads nowhere, and leaves alone what the tab knows. */
export const backgroundApi = callWith(send);

/**
 * For event handlers in the browser. A failure is shown as a toast with the server's message, and an expired login
 * leads to the login page; `quiet` leaves the telling to the caller.
 */
export async function browserApi<K extends ApiKey>(
  key: K,
  input: CallInput<ApiMap[K]>,
  { quiet = false } = {},
): Promise<Attempt<CallData<ApiMap[K]>>> {
  const result = await call(key, input);
  if (result.ok) return result;
  if (leavesForLogin(result.message)) return result;
  if (result.code === 'account.must_change_password' && !quiet) window.location.assign(PASSWORD_PATH);
  else if (result.code === 'account.factor_required' && !quiet) window.location.assign('/account#factor');
  else if (!quiet) toast(result.message, { kind: 'error' });
  return result;
}

export function forgetApiAnswers(): void {
  cache.clear();
}

const FLASH = 'flash';

/** Whether the server says that the login has expired. Then the reader is led to the login page, which says it again. */
export function leavesForLogin(message: string): boolean {
  if (!message.includes('登录过期')) return false;
  removeStored(USER_INFO);
  const { pathname, search } = window.location;
  if (pathname !== '/login') {
    sessionStorage.setItem(FLASH, message);
    window.location.assign(loginPath(pathname, search));
  }
  return true;
}

/** Whether the reader is at the login, or about to be led there. */
export const isLeavingForLogin = (): boolean =>
  window.location.pathname === '/login' || sessionStorage.getItem(FLASH) !== null;

/** What the page before this one wanted to say. */
export function showFlash(): void {
  const message = sessionStorage.getItem(FLASH);
  if (!message) return;
  sessionStorage.removeItem(FLASH);
  toast(message, { kind: 'error' });
}
