import { data, type RouterContextProvider } from 'react-router';
import { attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import type { BoardMode, Thread, Word } from '../word.contract.ts';
import type { BoardView } from './board-address.ts';

export interface BoardData {
  threads: Thread[];
  total: number;
  pageCount: number;
  waiting: Word[];
  mode: BoardMode;
}

/** Null when the operator has closed the board. */
async function readThreads(context: Readonly<RouterContextProvider>, view: BoardView): Promise<BoardData | null> {
  const call = attemptApi(context);
  const { page, order, words, title, id } = view;
  // The whole board is asked for in either case: it tells who may write.
  const [list, one] = await Promise.all([
    call('GET /api/v1/word', { query: id ? { pageSize: 1 } : { page, order, words, title: title || undefined } }),
    id ? call('GET /api/v1/word/:Id', { params: { Id: id } }) : undefined,
  ]);
  if (!list.ok && list.code === 'word.closed') return null;
  const refused = [list, one].find((result) => result && !result.ok);
  if (refused && !refused.ok) throw data(refused.message, { status: refused.status });
  if (!list.ok) throw data(list.message, { status: list.status });
  const { Result, Total, PageCount, Waiting, Mode } = list.data;
  if (one?.ok) return { threads: [one.data], total: 1, pageCount: 1, waiting: [], mode: Mode };
  return { threads: Result, total: Total, pageCount: PageCount, waiting: Waiting, mode: Mode };
}

export async function readBoard(context: Readonly<RouterContextProvider>, view: BoardView) {
  const user = context.get(siteContext).user;
  return {
    view,
    board: await readThreads(context, view),
    user: user && { name: user.Username, isOperator: user.IsOperator },
    // Times are told by the server's clock, or the first render in the browser would differ.
    now: Date.now(),
  };
}

export type BoardProps = Awaited<ReturnType<typeof readBoard>>;
