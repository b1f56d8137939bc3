import { data, type RouterContextProvider, redirect } from 'react-router';
import type { CHANGED_MEANWHILE, Meanwhile, Seen } from '#/contract/seen.ts';
import { attemptApi, type Refusal } from '#/web/api.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { DeskCall, DeskRefusal } from './desk-outcome.ts';

/** The text of a form's field; what is not there, or is a file, counts as empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The ticked rows of a list. */
export const idsOf = (form: FormData): number[] => form.getAll('Ids').map(Number);

/** A refusal that names a field is said beside it, any other above the form. */
export function refusalOf(form: string, refusal: Refusal): DeskRefusal {
  const { status, errors, message } = refusal;
  return {
    form,
    status,
    errors,
    message: errors.length > 0 ? undefined : message,
    meanwhile: meanwhileOf(refusal),
  };
}

/** What others made of the record meanwhile, where that is why a save was refused. */
export const meanwhileOf = ({ code, data: now }: Refusal): Meanwhile | undefined =>
  // The name says what comes with it.
  code === ('record.changed_meanwhile' satisfies typeof CHANGED_MEANWHILE) ? (now as Meanwhile) : undefined;

/** What the form was made from, as `SeenRecord` sent it. */
export function seenIn(form: FormData): Seen {
  try {
    return JSON.parse(textOf(form, 'Seen')) as Seen;
  } catch {
    return undefined;
  }
}

/** A page's action: what was done leads on, what was refused stays; a login that ended leads to the login. */
export async function answerDeskForm<Outcome extends { goTo: string } | { status: number }>(
  { context, request, url }: { context: Readonly<RouterContextProvider>; request: Request; url: URL },
  handle: (call: DeskCall, form: FormData, url: URL) => Promise<Outcome>,
) {
  const outcome: Outcome = await handle(attemptApi(context), await request.formData(), url);
  if ('goTo' in outcome) throw redirect(asHeader(outcome.goTo, url));
  const { status } = outcome as Exclude<Outcome, { goTo: string }>;
  if (status === 401) throw redirect(loginPath(url.pathname, url.search));
  return data(outcome as Exclude<Outcome, { goTo: string }>, { status });
}

/** As it may stand in a header, which takes no Chinese; what is encoded already stays as it is. */
export function asHeader(address: string, here: URL): string {
  const { pathname, search, hash } = new URL(address, here);
  return `${pathname}${search}${hash}`;
}

/** The same address with other parameters; an empty one is left out. */
export function addressWith(url: URL, changes: Record<string, string>): string {
  const search = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) search.set(name, value);
    else search.delete(name);
  }
  return search.size > 0 ? `${url.pathname}?${search}` : url.pathname;
}

/** What the form before this page did. It stands in the address, so only a few plain words are believed. */
export function doneIn(searchParams: URLSearchParams): string | undefined {
  const done = searchParams.get('done') ?? '';
  return /^已\p{Script=Han}{1,8}( \d{1,6} \p{Script=Han}{1,4})?$/u.test(done) ? done : undefined;
}

/** What would take back what was just done: which deed, with which rows. Offered only beside what `doneIn` reads. */
export function undoIn<Deed extends string>(searchParams: URLSearchParams, deeds: readonly Deed[]) {
  const [asked, rows] = (searchParams.get('undo') ?? '').split(' ');
  const deed = deeds.find((one) => one === asked);
  if (!deed || !rows || !/^\d{1,15}(,\d{1,15}){0,99}$/.test(rows)) return undefined;
  return { deed, ids: rows.split(',') };
}

/** Whoever dealt with everything on the last page is led to the one that is the last now. */
export function leaveEmptyPage(
  url: URL,
  { Result, Page, PageCount }: { Result: unknown[]; Page: number; PageCount: number },
) {
  if (Result.length === 0 && PageCount > 0 && Page > PageCount)
    throw redirect(addressWith(url, { page: String(PageCount) }));
}

/** Seconds as people type them; what is no number goes on as it is and is refused where it is checked. */
export function millisecondsOf(seconds: string, standard: number): string {
  const typed = seconds.trim();
  if (typed === '') return String(standard);
  const number = Number(typed);
  return Number.isFinite(number) ? String(Math.round(number * 1000)) : typed;
}
