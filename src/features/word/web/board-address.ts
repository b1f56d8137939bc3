import { beginning } from '#/contract/beginning.pure.ts';

/** The two places where the board is shown. */
export type BoardPath = '/word' | '/market/word';

/** What the address says is to be shown. */
export interface BoardView {
  base: BoardPath;
  page: number;
  order: 'new' | 'likes';
  words: string;
  /** What is spoken of, by its key; empty for the board itself. */
  title: string;
  /** What somebody looked for in vain and may want to ask for. */
  ask: string;
  /** One thread alone. */
  id: number;
  /** The word that is being answered, or reported. */
  reply: number;
  report: number;
  /** What was just done, and to which word. */
  done: string;
  about: number;
}

export function readView(base: BoardPath, query: URLSearchParams): BoardView {
  const number = (name: string) => {
    const value = Number(query.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : 0;
  };
  return {
    base,
    page: number('page') || 1,
    order: query.get('order') === 'likes' ? 'likes' : 'new',
    words: (query.get('words') ?? '').trim(),
    title: beginning(query.get('title') ?? '', 200),
    ask: [...(query.get('ask') ?? '').trim()].slice(0, 100).join(''),
    id: number('id'),
    reply: number('reply'),
    report: number('report'),
    done: query.get('done') ?? '',
    about: number('about'),
  };
}

/** The address of a view. What is being done is left out unless it is asked for: it belongs to one moment. */
export function boardAddress(view: BoardView, change: Partial<BoardView> = {}, wordId?: number): string {
  const { base, page, order, words, title, id, reply, report, done, about } = {
    ...view,
    ...{ reply: 0, report: 0, done: '', about: 0 },
    ...change,
  };
  const query = new URLSearchParams();
  if (id) query.set('id', String(id));
  if (title && !id) query.set('title', title);
  if (words) query.set('words', words);
  if (order !== 'new') query.set('order', order);
  if (page > 1) query.set('page', String(page));
  if (reply) query.set('reply', String(reply));
  if (report) query.set('report', String(report));
  if (done) query.set('done', done);
  if (about) query.set('about', String(about));
  const text = query.toString();
  return base + (text && `?${text}`) + (wordId ? `#word-${wordId}` : '');
}
