import { Bell, FileCheck2, Flag, Link2, ListVideo, MessageCircle, ReceiptText, Repeat, ThumbsUp } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Avatar } from '#/ui/avatar/avatar.tsx';
import { backgroundApi } from '#/web/browser-api.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { NewsItem } from '../inbox.contract.ts';
import './news-row.css';

const ICONS: Record<string, ComponentType<{ size: number; 'aria-hidden': true }>> = {
  'catalogue.episode': ListVideo,
  'list.title': ListVideo,
  'word.reply': MessageCircle,
  'word.like': ThumbsUp,
  'word.report_reviewed': Flag,
  'bill.due': ReceiptText,
  'bill.recurring': Repeat,
  'import.finished': FileCheck2,
  'site.friend_link_approved': Link2,
};

interface Props {
  news: NewsItem;
  /** 12:00 under the name of a day, 昨天 where there is none. */
  time: string;
  /** Buttons of its own, below the text. */
  actions?: ReactNode;
}

/** One line of news. Following it marks it as read. */
export function NewsRow({ news, time, actions }: Props) {
  const { Id, Title, Text, Path, Facts, CreatedTime, IsRead } = news;
  const read = () => {
    if (!IsRead) backgroundApi('POST /api/v1/inbox/read', { body: { Ids: [Id] } });
  };
  // Who or what it is about stands out, where the line begins with it.
  const name = [Facts['name'], Facts['nickname'], Facts['title']].find((one) => one && Title.startsWith(one)) ?? '';
  return (
    <div className="news-row" data-unread={!IsRead || undefined}>
      <Lead news={news} />
      <span className="news-row-text">
        <SiteLink to={Path} onClick={read}>
          {!IsRead && <span className="news-row-dot">未读：</span>}
          {name ? <b>{name}</b> : null}
          {Title.slice(name.length)}
        </SiteLink>
        {Text && <span>{Text}</span>}
        {actions}
      </span>
      <time className="num" dateTime={CreatedTime}>
        {time}
      </time>
    </div>
  );
}

/** A cover for titles, a disc for people, an icon for things. */
function Lead({ news: { Kind, Cover, Facts } }: { news: NewsItem }) {
  if (Cover) return <img className="news-row-cover" src={Cover} alt="" width={40} height={56} decoding="async" />;
  if (Facts['nickname'] && Kind !== 'word.waiting') return <Avatar name={Facts['nickname']} />;
  const Icon = ICONS[Kind] ?? Bell;
  return (
    <span className="news-row-icon">
      <Icon size={19} aria-hidden />
    </span>
  );
}
