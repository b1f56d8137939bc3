import { Button } from '#/ui/button/button.tsx';
import type { NewsItem } from '../inbox.contract.ts';

/** What a bill asks for: to be looked at, and to be settled or not to come again. */
export function NewsActions({ news: { Id, Kind, Path, Facts }, isDone }: { news: NewsItem; isDone: boolean }) {
  if (!Kind.startsWith('bill.')) return null;
  const recurring = /^\/bill\/recurring#recurring-(\d+)$/.exec(Path)?.[1];
  const due = /^\/bill\?[^#]*#bill-(\d+)$/.exec(Path)?.[1];
  const name = Facts['title'] ?? '';
  return (
    <form method="post" action={recurring ? '/bill/recurring' : '/inbox'} className="news-actions">
      <Button kind="line" size="sm" to={Path} aria-label={`看这笔账：${name}`}>
        看这笔账
      </Button>
      {isDone && <span role="status">已标记完成</span>}
      {due && !isDone && (
        <>
          <input type="hidden" name="Id" value={due} />
          <input type="hidden" name="News" value={Id} />
          <Button type="submit" kind="line" size="sm" name="intent" value="done" aria-label={`标记完成：${name}`}>
            标记完成
          </Button>
        </>
      )}
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
