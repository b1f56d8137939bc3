import { Link } from 'react-router';
import { conditionsOf, type Said, withSaid } from './said-search.ts';
import { type Search, searchPath } from './search-address.ts';

interface Props {
  search: Search;
  said: Said;
  meant: Search;
  /** Whether it is known where one is. */
  hasPoint: boolean;
}

/** What a sentence was taken for, what of it nothing can be chosen by, and the way to its very words. */
export function SaidNote({ search, said, meant, hasPoint }: Props) {
  const other = withSaid(search, said);
  const asked = [...conditionsOf(other, said.Order).map(({ text }) => text), said.Words && `“${said.Words}”`];
  if (searchPath(other) === searchPath({ ...search, words: said.Words }) && isAlike(said.Words, search.words))
    return null;
  if (said.IsName)
    return (
      <p className="market-said">
        也可以找 <Link to={searchPath(other)}>{asked.filter(Boolean).join(' · ')}</Link>
      </p>
    );
  return (
    <p className="market-said" role="status">
      {said.Words ? `找的是“${said.Words}”` : '按条件找'}
      {said.Unmet.length > 0 && `，没法按${said.Unmet.map((word) => `“${word}”`).join('')}筛选`}
      {meant.within > 0 && !hasPoint && (
        <>
          ；还不知道你在哪里，<Link to="/market/location">选个位置</Link>才能按附近找
        </>
      )}
      。<Link to={searchPath({ ...search, isPlain: true })}>按原话搜</Link>
    </p>
  );
}

const LETTERS = /[^\p{L}\p{N}]+/gu;

/** Blanks and marks apart. */
const isAlike = (one: string, other: string) =>
  one.normalize('NFKC').replaceAll(LETTERS, '') === other.normalize('NFKC').replaceAll(LETTERS, '');
