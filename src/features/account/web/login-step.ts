import type { Refusal } from '#/web/api.ts';
import type { browserApi } from '#/web/browser-api.ts';
import type { UserInfo } from '../account.contract.ts';
import { type Refused, refusedBy, textOf } from './form-state.ts';
import type { payIfAsked } from './pay-if-asked.ts';

/** What the form shows next: its own fields again, or the second step. */
export interface LoginStep extends Refused {
  Username?: string;
  /** Stands for the right password; with it the second step is shown. */
  Ticket?: string;
}

export type LoginResult =
  | { ok: true; info: UserInfo; cookies: string[] }
  | { ok: false; status: number; step: LoginStep };

type Call = typeof browserApi;
type Pay = typeof payIfAsked;

/** Without JavaScript nobody solves the riddle that a proof of work is. */
const sendOnce: Pay = (_question, send) => send('');

/** One step of a login, with or without JavaScript. */
export async function takeLoginStep(call: Call, form: FormData, pay: Pay = sendOnce): Promise<LoginResult> {
  const intent = textOf(form, 'intent');
  if (intent === 'factor') return secondStep(call, form);
  if (intent === 'passkey') return byPasskey(call, form);
  const body = { Username: textOf(form, 'Username'), Password: textOf(form, 'Password') };
  const result = await pay({ For: 'login', Username: body.Username }, (Proof) =>
    call('POST /api/v1/user/login', { body: { ...body, Proof } }, { quiet: true }),
  );
  if (result.ok) return { ok: true, info: result.data, cookies: result.cookies };
  const Ticket = ticketIn(result);
  const step = Ticket ? { Ticket } : { ...refusedBy(result), Username: body.Username };
  return { ok: false, status: Ticket ? 200 : result.status, step };
}

async function secondStep(call: Call, form: FormData): Promise<LoginResult> {
  const Ticket = textOf(form, 'Ticket');
  const result = await call(
    'POST /api/v1/user/login/factor',
    { body: { Ticket, Code: textOf(form, 'Code') } },
    { quiet: true },
  );
  if (result.ok) return { ok: true, info: result.data, cookies: result.cookies };
  const isOver = result.code === 'account.ticket_over';
  return { ok: false, status: result.status, step: { ...refusedBy(result), ...(!isOver && { Ticket }) } };
}

async function byPasskey(call: Call, form: FormData): Promise<LoginResult> {
  const result = await call(
    'POST /api/v1/user/login/passkey',
    { body: { Credential: credentialIn(form) } },
    { quiet: true },
  );
  if (result.ok) return { ok: true, info: result.data, cookies: result.cookies };
  return { ok: false, status: result.status, step: { message: result.message } };
}

/** Our own script put it there; whatever else somebody sends is refused by the server as incomplete. */
function credentialIn(form: FormData) {
  try {
    return JSON.parse(textOf(form, 'Credential'));
  } catch {
    return { id: '', response: { clientDataJSON: '' } };
  }
}

function ticketIn({ code, data }: Refusal): string | undefined {
  if (code !== 'account.factor_needed') return undefined;
  return String((data as { Ticket?: unknown } | null)?.Ticket ?? '');
}
