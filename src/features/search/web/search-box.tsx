import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import './search-box.css';

/** A plain GET form: it works without scripts, and then asks for the whole page at once. */
export function SearchBox({ words }: { words: string }) {
  return (
    <search className="search-box" aria-label="无限搜索">
      <h1>无限搜索</h1>
      <Form action="/userCenter" className="search-box-form">
        <Search size={20} aria-hidden />
        <input
          key={words}
          name="words"
          type="search"
          defaultValue={words}
          maxLength={100}
          placeholder="想找什么？"
          aria-label="搜索全部"
          aria-keyshortcuts="/"
          autoComplete="off"
          enterKeyHint="search"
          // The page is this box: whoever comes without words comes to type.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus={words === ''}
        />
        <noscript>
          <input type="hidden" name="whole" value="1" />
        </noscript>
        <Button type="submit">搜索</Button>
      </Form>
      <p>影视、市集、博客、工具、祝福和留言一起找，也可转到站外搜索。</p>
    </search>
  );
}
