import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Chip } from '#/ui/chip/chip.tsx';
import { Section } from '#/ui/section/section.tsx';
import { browserApi } from '#/web/browser-api.ts';
import { removeStored, useStored } from '#/web/local-storage.ts';
import './search-start.css';
import { SEARCH_RECENT } from './search-recent.ts';

interface Props {
  hot: readonly string[];
  /** A member's; a visitor's are in the browser. */
  recent: readonly string[];
  isMember: boolean;
}

/** Before anything was typed: what others look for, and what one looked for before. */
export function SearchStart({ hot, recent, isMember }: Props) {
  const own = useStored(SEARCH_RECENT) ?? [];
  const [isCleared, setCleared] = useState(false);
  const shown = isCleared ? [] : isMember ? recent : own;

  async function clear() {
    if (!isMember) return removeStored(SEARCH_RECENT);
    const { ok } = await browserApi('DELETE /api/v1/crawl/search/recent', {});
    if (ok) setCleared(true);
  }

  return (
    <div className="search-start">
      {shown.length > 0 && (
        <Section
          size="sm"
          title="最近搜索"
          extra={
            <Button kind="quiet" size="sm" icon={<Trash2 />} onClick={clear}>
              清空
            </Button>
          }
        >
          <Words words={shown} />
        </Section>
      )}
      {hot.length > 0 && (
        <Section size="sm" title="热门片名">
          <Words words={hot} />
        </Section>
      )}
      <p className="search-start-keys">
        <kbd>/</kbd> 回到搜索框，<kbd>↑</kbd> <kbd>↓</kbd> 在结果里移动，<kbd>Enter</kbd> 打开
      </p>
    </div>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="search-start-words">
      {words.map((word) => (
        <li key={word}>
          <Chip kind="line" to={`/userCenter?words=${encodeURIComponent(word)}`}>
            {word}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
