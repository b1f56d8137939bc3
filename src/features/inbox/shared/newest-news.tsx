import { CheckCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { backgroundApi, browserApi } from '#/web/browser-api.ts';
import { sinceText } from '#/web/days.ts';
import type { NewsItem } from '../inbox.contract.ts';
import { NewsRow } from './news-row.tsx';
import './newest-news.css';

const SHOWN = 5;

/** The five newest, under the bell. */
export default function NewestNews({ unread }: { unread: number }) {
  const [news, setNews] = useState<readonly NewsItem[]>();
  const { revalidate } = useRevalidator();
  // Asked anew whenever the number changes, so that the list never says less than the bell.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is the reason to ask
  useEffect(() => {
    let isGone = false;
    backgroundApi('GET /api/v1/inbox', { query: { pageSize: String(SHOWN) } }).then((answer) => {
      if (!isGone) setNews(answer.ok ? answer.data.Result : []);
    });
    return () => {
      isGone = true;
    };
  }, [unread]);

  async function readAll() {
    const answer = await browserApi('POST /api/v1/inbox/read', { body: {} });
    if (!answer.ok) return;
    setNews((before) => before?.map((one) => ({ ...one, IsRead: true })));
    await revalidate();
  }

  return (
    <>
      <div className="newest-news-head">
        <h2>消息</h2>
        {unread > 0 && <b>{unread >= 100 ? '99+' : unread} 条未读</b>}
        {unread > 0 && (
          <button type="button" onClick={readAll}>
            <CheckCheck size={16} aria-hidden />
            全部已读
          </button>
        )}
      </div>
      {news?.length === 0 && <p className="bell-wait">还没有消息</p>}
      <ul className="newest-news" aria-busy={news === undefined}>
        {news?.map((one) => (
          <li key={one.Id}>
            <NewsRow news={one} time={sinceText(Date.parse(one.CreatedTime), Date.now())} />
          </li>
        ))}
      </ul>
    </>
  );
}
