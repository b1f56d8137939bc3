import type { CallData, CallInput, Reply, Transport } from '#/contract/endpoint.ts';
import type { ApiMap } from '#/features/api-map.contract.ts';
import { toast } from '#/ui/toast/toast-store.ts';
import { type ApiKey, type Attempt, callWith } from './api.ts';
import { createApiCache } from './api-cache.ts';
import { httpTransport } from './http-transport.ts';
import { leavesForLogin } from './leave-for-login.ts';
import { readStored } from './local-storage.ts';
import { PASSWORD_PATH } from './login-path.pure.ts';
import { lostConnection } from './lost-connection.ts';
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
    return { status: 0, envelope: { Code: 0, Message: lostConnection(), Data: null, Error: 'network' } };
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
