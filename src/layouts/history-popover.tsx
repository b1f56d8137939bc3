import { History } from 'lucide-react';
import { clearVisits, useVisitHistory } from '#/features/history/shared/visit-history.ts';
import { InnerLink } from '#/ui/link/inner-link.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import './header-popovers.css';

const SHOWN = 10;

/** What was looked at lately. Closes on every route change. */
export function HistoryPopover({ closeKey }: { closeKey: string }) {
  const visits = useVisitHistory();
  return (
    <Popover
      id="history"
      label="浏览记录"
      icon={<History size={19} aria-hidden />}
      buttonClass="site-header-icon"
      closeKey={closeKey}
    >
      <div className="header-popover-head">
        <h2>浏览记录</h2>
        {visits.length > 0 && (
          <button type="button" onClick={clearVisits}>
            清空
          </button>
        )}
      </div>
      {visits.length === 0 ? (
        <p className="header-popover-empty">暂无浏览记录</p>
      ) : (
        <ul className="header-popover-list">
          {visits.slice(0, SHOWN).map(({ Key, Name }) => (
            <li key={Key}>
              <InnerLink to={`/any/${encodeURIComponent(Key)}`}>{Name}</InnerLink>
            </li>
          ))}
        </ul>
      )}
      <InnerLink className="header-popover-more" to="/history">
        全部记录与无痕浏览
      </InnerLink>
    </Popover>
  );
}
