import { Search } from 'lucide-react';
import { Form } from 'react-router';
import './search-box.css';

interface Props {
  words?: string;
  placeholder?: string;
  /** Kept while words change. */
  keep?: Readonly<Record<string, string>>;
}

/** Works without JavaScript; nothing is asked for empty words on the home page. */
export function SearchBox({ words = '', placeholder = '搜好物、小店、服务', keep = {} }: Props) {
  return (
    <Form action="/market/search" role="search" className="market-search">
      <Search size={17} aria-hidden />
      <input
        key={words}
        type="search"
        name="words"
        defaultValue={words}
        aria-label="搜索市集"
        placeholder={placeholder}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
      />
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </Form>
  );
}
