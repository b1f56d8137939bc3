import { SearchSuggest } from './search-suggest.tsx';
import { askSuggestions } from './suggestions.ts';

/** Titles and people under the header's box. */
export default function SiteSuggest({ input }: { input: HTMLInputElement }) {
  return <SearchSuggest input={input} ask={askSuggestions} />;
}
