import { Button } from '#/ui/button/button.tsx';
import type { NewsItem } from '../inbox.contract.ts';

/** What a bill asks for: to be looked at, or not to come again. */
export function NewsActions({ news: { Kind, Path, Facts } }: { news: NewsItem }) {
  if (!Kind.startsWith('bill.')) return null;
  const recurring = /^\/bill\/recurring#recurring-(\d+)$/.exec(Path)?.[1];
  const name = Facts['title'] ?? '';
  return (
    <form method="post" action="/bill/recurring" className="news-actions">
      <Button kind="line" size="sm" to={Path} aria-label={`看这笔账：${name}`}>
        看这笔账
      </Button>
      {recurring && (
        <>
          <input type="hidden" name="Id" value={recurring} />
          <Button type="submit" kind="line" size="sm" name="intent" value="remove" aria-label={`不再续了：${name}`}>
            不再续了
          </Button>
        </>
      )}
    </form>
  );
}
