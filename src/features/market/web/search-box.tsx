import { Camera, Search, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { SkeletonText } from '#/ui/skeleton/skeleton.tsx';
import type { Offered } from './search-start.tsx';
import './search-box.css';

const SearchPanel = lazy(() => import('./search-panel.tsx'));

interface Props {
  words?: string;
  /** Kept while words change. */
  keep?: Readonly<Record<string, string>>;
  offered: Offered;
  /** What already stands below the box, so that nothing opens before something is typed. */
  isStart?: boolean;
  /** Before the box, as long as nobody types. */
  before?: ReactNode;
}

/** Works without JavaScript. Focused, it lies over the page with what one may look for. */
export function SearchBox({ words = '', keep = {}, offered, isStart = false, before }: Props) {
  const { key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  const [isFocused, setFocused] = useState(false);
  const isOpen = isFocused && (!isStart || typed.trim() !== '');

  // Every move to a page closes it and shows the words of that page.
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setFocused(false);
    setTyped(words);
  }
  // Whoever tapped the box before the scripts came has it open, too.
  useEffect(() => {
    if (document.activeElement === input.current) setFocused(true);
  }, []);
  const wasFocused = useRef(false);
  useEffect(() => {
    if (wasFocused.current && !isFocused) input.current?.blur();
    wasFocused.current = isFocused;
  }, [isFocused]);

  return (
    <div className="market-finder" data-open={isOpen || undefined}>
      <div className="market-find">
        {before}
        <Form action="/market/search" role="search" className="market-search">
          <Search size={17} aria-hidden />
          <input
            ref={input}
            type="search"
            name="words"
            value={typed}
            aria-label="搜索市集"
            placeholder="搜好物、小店"
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setFocused(true);
            }}
            onFocus={() => setFocused(true)}
            onKeyDown={({ key: pressed }) => pressed === 'Escape' && setFocused(false)}
          />
          {typed === '' ? (
            <Link to="/market/similar" aria-label="拍照找相似" className="market-search-end">
              <Camera size={19} strokeWidth={1.7} aria-hidden />
            </Link>
          ) : (
            <button
              type="button"
              aria-label="清空搜索词"
              className="market-search-end"
              onClick={() => {
                setTyped('');
                input.current?.focus();
              }}
            >
              <X size={18} aria-hidden />
            </button>
          )}
          {Object.entries(keep).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
        </Form>
        {isOpen && (
          <button type="button" className="market-find-cancel" onClick={() => setFocused(false)}>
            取消
          </button>
        )}
      </div>
      {isOpen && (
        <div className="market-find-panel" style={{ insetBlockStart: bottomOf(input.current) }}>
          <Suspense fallback={<SkeletonText lines={6} />}>
            <SearchPanel {...offered} words={typed.trim()} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Where the panel begins: the box stands below a notice, or a little scrolled. */
function bottomOf(box: HTMLElement | null): number {
  return (box?.getBoundingClientRect().bottom ?? 48) + 8;
}
