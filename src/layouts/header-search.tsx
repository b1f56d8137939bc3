import { Search } from 'lucide-react';
import { type FormEvent, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Palette } from '#/ui/palette/palette.tsx';
import { searchPath } from './header-search.pure.ts';
import type { SearchPlace } from './search-places.ts';
import { useSite } from './use-site.ts';
import './header-search.css';

export function HeaderSearch({ place }: { place: SearchPlace }) {
  const { action, label, placeholder, Suggest, palette } = place;
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [used, setUsed] = useState<HTMLInputElement>();
  const { user } = useSite();
  const words = pathname === action ? (query.get('words') ?? '') : '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('words');
    const path = searchPath(String(typed ?? ''), { action, pathname, search });
    if (path) navigate(path);
  }

  return (
    <search className="header-search-place" aria-label={label}>
      {/* A plain GET form: it works before and without JavaScript. */}
      <form className="header-search" action={action} onSubmit={submit}>
        <Search size={17} aria-hidden />
        <input
          // The box follows the address: Back shows the words of that page again.
          key={words}
          name="words"
          type="search"
          defaultValue={words}
          maxLength={100}
          placeholder={placeholder}
          aria-label="搜索"
          autoComplete="off"
          enterKeyHint="search"
          onFocus={(event) => setUsed(event.currentTarget)}
        />
        <Palette key={user?.Id ?? 0} source={() => palette(user)} className="palette-key" />
        {used && (
          <Suspense>
            <Suggest input={used} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
