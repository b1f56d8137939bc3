import { data, type RouterContextProvider, redirect } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { type Attempt, attemptApi, type Refusal } from '#/web/api.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { type BoardPath, type BoardView, boardAddress, readView } from './board-address.ts';

type Call = ReturnType<typeof attemptApi>;

/** What is wrong with which form, and what was typed into it. */
export interface BoardRefusal {
  form: string;
  /** The word the form stands under; 0 for the one on top. */
  about: number;
  status: number;
  errors: FieldError[];
  message: string | undefined;
  content: string;
  nickname: string;
}

/** All forms of the board. They work without JavaScript: each leads back to what was being looked at. */
export async function handleBoard(
  context: Readonly<RouterContextProvider>,
  base: BoardPath,
  request: Request,
  url: URL,
) {
  const form = await request.formData();
  const view = readView(base, url.searchParams);
  const outcome = await act(attemptApi(context), form, view);
  if ('goTo' in outcome) {
    const headers = new Headers(outcome.cookies.map((cookie) => ['set-cookie', cookie]));
    throw redirect(outcome.goTo, { headers });
  }
  if (outcome.status === 401) throw redirect(loginPath(url.pathname, url.search));
  return data(outcome, { status: outcome.status });
}

type Outcome = { goTo: string; cookies: string[] } | BoardRefusal;

async function act(call: Call, form: FormData, view: BoardView): Promise<Outcome> {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const Id = Number(text('Id'));
  const params = { Id };
  const refused = ({ status, errors, message }: Refusal): BoardRefusal => ({
    form: intent,
    about: intent === 'post' ? Number(text('ParentId')) : Id,
    status,
    errors,
    // A refusal that names a field is said beside it.
    message: errors.length > 0 ? undefined : message,
    content: text('Content'),
    nickname: text('Nickname'),
  });
  const after = (result: Attempt<unknown>, goTo: string): Outcome =>
    result.ok ? { goTo, cookies: result.cookies } : refused(result);
  const decide = async (body: { State?: 'shown' | 'hidden'; Pinned?: boolean }, done: string) =>
    after(await call('PUT /api/v1/word/:Id', { params, body }), boardAddress(view, { done, about: Id }));

  switch (intent) {
    case 'post': {
      const body = {
        Content: text('Content'),
        ParentId: text('ParentId'),
        Nickname: text('Nickname'),
        Proof: text('Proof'),
      };
      const result = await call('POST /api/v1/word', { body });
      return result.ok ? { goTo: afterPost(view, result.data), cookies: result.cookies } : refused(result);
    }
    case 'like':
      return after(await call('POST /api/v1/word/:Id/like', { params, body: {} }), boardAddress(view, {}, Id));
    case 'report': {
      const Reason = text('Reason') as '其他';
      const result = await call('POST /api/v1/word/:Id/report', { params, body: { Reason, Detail: text('Detail') } });
      return after(result, boardAddress(view, { done: 'reported' }));
    }
    case 'delete': {
      const isOnlyOne = view.id === Id;
      const goTo = boardAddress(view, { done: 'deleted', about: Id, ...(isOnlyOne && { id: 0 }) });
      return after(await call('DELETE /api/v1/word/:Id', { params }), goTo);
    }
    case 'restore':
      return after(
        await call('POST /api/v1/word/:Id/restore', { params }),
        boardAddress(view, { done: 'restored' }, Id),
      );
    case 'hide':
      return decide({ State: 'hidden' }, 'hidden');
    case 'show':
      return decide({ State: 'shown' }, 'shown');
    case 'pin':
      return decide({ Pinned: true }, 'pinned');
    default:
      return decide({ Pinned: false }, 'unpinned');
  }
}

/** A new word stands on the first page; an answer where one was reading. */
function afterPost(
  view: BoardView,
  { Id, ParentId, State }: { Id: number; ParentId: number | null; State: string },
): string {
  if (State === 'waiting') return boardAddress(view, { done: 'waiting' });
  if (ParentId !== null) return boardAddress(view, { done: 'replied', about: Id }, Id);
  return boardAddress({ ...view, page: 1, order: 'new', words: '', id: 0 }, { done: 'posted', about: Id });
}
