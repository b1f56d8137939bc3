import { Search } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Palette } from '#/ui/palette/palette.tsx';
import { searchPath } from './header-search.pure.ts';
import { useSite } from './use-site.ts';
import './header-search.css';

/** Comes when the box is first used: most pages are left by a link. */
const SearchSuggest = lazy(() => import('./search-suggest.tsx'));

export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [used, setUsed] = useState<HTMLInputElement>();
  const isOperator = useSite().user?.IsOperator ?? false;
  const source = () => import('./palette-source.tsx').then(({ paletteSource }) => paletteSource(isOperator));
  const words = pathname === '/anys/search' ? (query.get('words') ?? '') : '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('words');
    const path = searchPath(String(typed ?? ''), pathname, search);
    if (path) navigate(path);
  }

  return (
    <search className="header-search-place" aria-label="站内搜索">
      {/* A plain GET form: it works before and without JavaScript. */}
      <form className="header-search" action="/anys/search" onSubmit={submit}>
        <Search size={17} aria-hidden />
        <input
          // The box follows the address: Back shows the words of that page again.
          key={words}
          name="words"
          type="search"
          defaultValue={words}
          maxLength={100}
          placeholder="搜片名、人物、拼音"
          aria-label="搜索"
          autoComplete="off"
          enterKeyHint="search"
          onFocus={(event) => setUsed(event.currentTarget)}
        />
        <Palette key={String(isOperator)} source={source} className="header-search-key">
          ⌘K
        </Palette>
        {used && (
          <Suspense>
            <SearchSuggest input={used} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
