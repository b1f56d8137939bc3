import { redirect } from 'react-router';
import type { Refusal } from '#/web/api.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { CodeState } from './code-state.ts';
import { type Refused, refusedBy } from './form-state.ts';

export type FactorForm =
  | 'factor-begin'
  | 'factor-confirm'
  | 'factor-codes'
  | 'factor-close'
  | 'passkey-rename'
  | 'passkey-remove';

/** The secret of an authenticator that waits for its first code, or codes that are shown once. */
export type Shown = { Secret: string; Uri: string } | { RecoveryCodes: string[] };

/** Which of the page's forms was sent. */
export type AccountForm = 'password' | 'email' | 'session' | 'leave' | FactorForm;

export interface Outcome extends Refused {
  form: AccountForm;
  status: number;
  /** What has been done. */
  done?: string;
  /** When: a form whose key holds it begins anew. */
  at?: number;
  code?: CodeState;
  Email?: string;
  /** Which of several rows it was about. */
  Id?: string;
  /** What a new second factor shows this once. */
  shown?: Shown;
}

export function done(form: AccountForm, text: string): Outcome {
  return { form, status: 200, done: text, at: Date.now() };
}

export function refused(form: AccountForm, refusal: Refusal): Outcome {
  demandLogin(refusal);
  return { form, status: refusal.status, ...refusedBy(refusal) };
}

/** A login that ended while the page was open. */
export function demandLogin({ status }: Refusal): void {
  if (status === 401) throw redirect(loginPath('/account'));
}
