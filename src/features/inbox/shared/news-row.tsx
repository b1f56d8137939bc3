import { Bell, Clapperboard, FileCheck2, Flag, Link2, MessageCircle, ReceiptText, ThumbsUp } from 'lucide-react';
import type { ComponentType } from 'react';
import { backgroundApi } from '#/web/browser-api.ts';
import { clockTime } from '#/web/days.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { NewsItem } from '../inbox.contract.ts';
import './news-row.css';

const ICONS: Record<string, ComponentType<{ size: number; 'aria-hidden': true }>> = {
  'catalogue.episode': Clapperboard,
  'word.reply': MessageCircle,
  'word.like': ThumbsUp,
  'word.report_reviewed': Flag,
  'bill.due': ReceiptText,
  'bill.recurring': ReceiptText,
  'import.finished': FileCheck2,
  'site.friend_link_approved': Link2,
};

/** One line of news. Following it marks it as read. */
export function NewsRow({ news }: { news: NewsItem }) {
  const { Id, Kind, Title, Text, Path, CreatedTime, IsRead } = news;
  const Icon = ICONS[Kind] ?? Bell;
  const read = () => {
    if (!IsRead) backgroundApi('POST /api/v1/inbox/read', { body: { Ids: [Id] } });
  };
  return (
    <div className="news-row" data-unread={!IsRead || undefined}>
      <span className="news-row-icon">
        <Icon size={19} aria-hidden />
      </span>
      <span className="news-row-text">
        <SiteLink to={Path} onClick={read}>
          {!IsRead && <span className="news-row-dot">未读：</span>}
          {Title}
        </SiteLink>
        {Text && <span>{Text}</span>}
      </span>
      <time className="num" dateTime={CreatedTime}>
        {clockTime(Date.parse(CreatedTime))}
      </time>
    </div>
  );
}
