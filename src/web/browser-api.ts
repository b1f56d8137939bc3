import type { CallData, CallInput } from '#/contract/endpoint.ts';
import type { ApiMap } from '#/features/api-map.contract.ts';
import { toast } from '#/ui/toast/toast-store.ts';
import type { ApiKey, Attempt, Refusal } from './api.ts';
import { lostConnection } from './lost-connection.ts';

/** A page is read without it: it comes when someone touches the page, and at the latest with the first call. */
let loaded: typeof import('./browser-calls.ts') | undefined;

/** Undefined where there is no connection. Then nothing is asked for: some browsers would not ask for the same code again. */
async function load() {
  if (!loaded && !navigator.onLine) return undefined;
  loaded ??= await import('./browser-calls.ts').catch(() => undefined);
  return loaded;
}

if (typeof document !== 'undefined')
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, load, { once: true, capture: true });

/**
 * For event handlers in the browser. A failure is shown as a toast with the server's message, and an expired login
 * leads to the login page; `quiet` leaves the telling to the caller.
 */
export async function browserApi<K extends ApiKey>(
  key: K,
  input: CallInput<ApiMap[K]>,
  { quiet = false } = {},
): Promise<Attempt<CallData<ApiMap[K]>>> {
  const calls = await load();
  if (calls) return calls.browserApi(key, input, { quiet });
  if (!quiet) toast(lostConnection(), { kind: 'error' });
  return unreached();
}

/** For what happens behind the reader's back: says nothing, leads nowhere, and leaves alone what the tab knows. */
export async function backgroundApi<K extends ApiKey>(
  key: K,
  input: CallInput<ApiMap[K]>,
): Promise<Attempt<CallData<ApiMap[K]>>> {
  return (await load())?.backgroundApi(key, input) ?? unreached();
}

/** What was never loaded knows nothing. */
export function forgetApiAnswers(): void {
  loaded?.forgetApiAnswers();
}

function unreached(): Refusal {
  return { ok: false, status: 0, code: 'network', message: lostConnection(), errors: [] };
}
