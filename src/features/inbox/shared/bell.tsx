import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { InnerLink } from '#/ui/link/inner-link.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import './bell.css';

const NewestNews = lazy(() => import('./newest-news.tsx'));

/** The bell in the header of members. What it opens is loaded when it is opened for the first time. */
export default function Bell({ unread, closeKey }: { unread: number; closeKey: string }) {
  const [wasOpened, setOpened] = useState(false);
  const count = unread > 99 ? '99+' : String(unread);
  return (
    <Popover
      id="inbox"
      label={unread > 0 ? `消息，${count} 条未读` : '消息'}
      icon={
        <span className="bell">
          <BellIcon size={19} aria-hidden />
          {unread > 0 && <b className="bell-count num">{count}</b>}
        </span>
      }
      buttonClass="site-header-icon"
      width={420}
      closeKey={closeKey}
      onToggle={(isOpen) => isOpen && setOpened(true)}
    >
      {wasOpened && (
        <Suspense fallback={<p className="bell-wait">正在读取</p>}>
          <NewestNews unread={unread} />
        </Suspense>
      )}
      <InnerLink className="bell-more" to="/inbox">
        全部消息与通知设置
      </InnerLink>
    </Popover>
  );
}
