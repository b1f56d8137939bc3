import type { SecurityKind } from '../security-kinds.pure.ts';

/** Whom an event is about, as far as the call itself tells. Names are looked up, never written down as typed. */
export type About =
  | { by: 'id'; id: number }
  | { by: 'login' | 'email' | 'ticket' | 'passkey'; text: string }
  | { by: 'nobody' };

export interface Happening {
  kind: SecurityKind;
  about: About;
  /** A word of ours: a path, an error's code, an operator's name. Never anything that was typed. */
  detail: string;
  /** Whether a flood can make many of it: such are counted by the minute. */
  isFloodable: boolean;
}

/** How a call went, in plain data. */
interface Call {
  action: string;
  caller: { role: string; memberId?: number; username?: string };
  input: { params?: unknown; query?: unknown; body?: unknown };
  status: number;
  data: unknown;
  error: string;
}

const DONE: Readonly<Record<string, SecurityKind>> = {
  'GET /api/v1/user/login': 'login',
  'POST /api/v1/user/login': 'login',
  'POST /api/v1/user/login/factor': 'login',
  'POST /api/v1/user/login/passkey': 'login_passkey',
  'GET /api/v1/user/logout': 'logout',
  'DELETE /api/v1/user/sessions': 'session_ended',
  'DELETE /api/v1/user/sessions/others': 'session_ended',
  'DELETE /api/v1/user/sessions/:Id': 'session_ended',
  'POST /api/v1/user/register': 'register',
  'POST /api/v1/code/register': 'code_sent',
  'POST /api/v1/code/forget': 'code_sent',
  'POST /api/v1/code/email': 'code_sent',
  'PUT /api/v1/user/forget': 'reset_code',
  'PUT /api/v1/user/reset': 'reset_link',
  'PUT /api/v1/user/password': 'password_changed',
  'PUT /api/v1/user/email': 'email_changed',
  'PUT /api/v1/user/totp': 'factor_added',
  'DELETE /api/v1/user/totp': 'factor_removed',
  'POST /api/v1/user/recovery-codes': 'codes_renewed',
  'POST /api/v1/user/passkeys': 'passkey_added',
  'DELETE /api/v1/user/passkeys/:Id': 'passkey_removed',
  'PUT /api/v1/user/members/:Id': 'member_disabled',
  'PUT /api/v1/user/members/:Id/operator': 'operator_added',
  'POST /api/v1/user/members/:Id/reset': 'member_reset',
  'DELETE /api/v1/user/members/:Id/factor': 'member_factor_removed',
  'POST /api/v1/token': 'token_added',
  'DELETE /api/v1/token/:Id': 'token_removed',
  'PUT /api/v1/security/policy': 'policy_changed',
};

const FAILED: Readonly<Record<string, SecurityKind>> = {
  'account.wrong_login': 'wrong_password',
  'account.wrong_password': 'wrong_password',
  'account.wrong_code': 'wrong_code',
  'account.wrong_factor': 'wrong_factor',
  'account.wrong_passkey': 'wrong_passkey',
  'account.disabled': 'disabled',
  'limit.too_many': 'throttled',
  'auth.login_required': 'refused',
  'auth.not_allowed': 'refused',
  'token.invalid': 'refused',
  'token.scope': 'refused',
  'token.login_only': 'refused',
  'auth.cross_site': 'refused',
  'account.factor_required': 'refused',
  'account.must_change_password': 'refused',
  // What none of our forms can send.
  'input.bad_text': 'malformed',
  'input.too_deep': 'malformed',
  'input.too_much': 'malformed',
  'input.no_file_here': 'malformed',
  'input.one_file_only': 'malformed',
};

/** What of a call belongs into the log, if anything. Asked for every call, so the common case comes first. */
export function happeningOf(call: Call): Happening | undefined {
  const { action, status, error } = call;
  if (status >= 400) {
    const kind = FAILED[error];
    return kind && { kind, about: aboutFailure(call, kind), detail: `${action} ${error}`, isFloodable: true };
  }
  if (action === 'GET /api/v1/user/forget' && call.data === false)
    return { kind: 'wrong_code', about: aboutFailure(call, 'wrong_code'), detail: action, isFloodable: true };
  const kind = DONE[action];
  // Whoever was not logged in has not logged out.
  if (!kind || (kind === 'logout' && call.caller.role === 'visitor')) return undefined;
  return done(kind, call);
}

function done(kind: SecurityKind, { action, caller, input, data }: Call): Happening {
  const happening = { kind, detail: '', isFloodable: false, about: aboutCaller(caller) };
  const { username = '' } = caller;
  switch (kind) {
    case 'login':
    case 'login_passkey':
    case 'register':
      return { ...happening, about: idIn(data, 'Id'), detail: wayIn(action, input) };
    case 'code_sent': {
      const email = textIn(input.body, 'Email');
      const about = caller.role === 'visitor' ? { by: 'email' as const, text: email } : happening.about;
      return { ...happening, about, detail: action.slice(action.lastIndexOf('/') + 1), isFloodable: true };
    }
    case 'reset_code':
      return { ...happening, about: { by: 'email', text: textIn(input.body, 'Email') } };
    case 'reset_link':
      return { ...happening, about: idIn({ Id: textIn(input.body, 'Token').split('.')[0] }, 'Id') };
    case 'operator_added': {
      const isOperator = fieldIn(data, 'IsOperator') === true;
      const about = idIn(input.params, 'Id');
      return { ...happening, kind: isOperator ? 'operator_added' : 'operator_removed', about, detail: username };
    }
    case 'member_disabled': {
      const isDisabled = fieldIn(data, 'IsDisabled') === true;
      const about = idIn(input.params, 'Id');
      return { ...happening, kind: isDisabled ? 'member_disabled' : 'member_restored', about, detail: username };
    }
    case 'member_reset':
    case 'member_factor_removed':
      return { ...happening, about: idIn(input.params, 'Id'), detail: username };
    default:
      return happening;
  }
}

/** Which second factor was used: recovery codes are longer than those of an authenticator. */
function wayIn(action: string, { body }: Call['input']): string {
  if (!action.endsWith('/factor')) return '';
  return textIn(body, 'Code').replaceAll(/\P{Nd}/gu, '').length > 6 ? 'recovery' : 'totp';
}

function aboutFailure({ action, caller, input }: Call, kind: SecurityKind): About {
  if (caller.role !== 'visitor') return aboutCaller(caller);
  // What is throttled must cost nothing: nobody is looked up.
  if (kind === 'throttled' || kind === 'refused' || kind === 'malformed') return { by: 'nobody' };
  if (action.endsWith('/login')) {
    const text = textIn(input.body, 'Username') || textIn(input.query, 'Username');
    return { by: 'login', text: text.trim() };
  }
  if (action.endsWith('/login/factor')) return { by: 'ticket', text: textIn(input.body, 'Ticket') };
  if (action.endsWith('/login/passkey'))
    return { by: 'passkey', text: textIn(fieldIn(input.body, 'Credential'), 'id') };
  const email = textIn(input.body, 'Email') || textIn(input.query, 'Email');
  return email ? { by: 'email', text: email.trim() } : { by: 'nobody' };
}

function aboutCaller({ memberId }: Call['caller']): About {
  return memberId === undefined ? { by: 'nobody' } : { by: 'id', id: memberId };
}

function idIn(part: unknown, name: string): About {
  const number = Number(fieldIn(part, name));
  return Number.isSafeInteger(number) && number > 0 ? { by: 'id', id: number } : { by: 'nobody' };
}

function textIn(part: unknown, name: string): string {
  const value = fieldIn(part, name);
  return typeof value === 'string' ? value.slice(0, 2000) : '';
}

function fieldIn(part: unknown, name: string): unknown {
  // Any object may be asked for any name; what it holds is looked at afterwards.
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined;
}
