import { type Offered, SearchStart } from './search-start.tsx';
import { SearchSuggest } from './search-suggest.tsx';

/** Under a focused search box. Loaded when a box is first used. */
export default function SearchPanel({ words, ...offered }: Offered & { words: string }) {
  return words ? <SearchSuggest words={words} place={offered.place} /> : <SearchStart {...offered} />;
}
