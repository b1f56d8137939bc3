import { Link } from 'react-router';
import { Tag } from '#/ui/tag/tag.tsx';
import { shortTime } from '#/web/short-time.ts';
import { configAddress } from './config-action.ts';
import type { Change } from './config-history.tsx';

interface Props {
  configKey: string;
  current: number;
  changes: readonly Change[];
  total: number;
  /** Puts an old value into the form; saving it is the second press. */
  onTake: (change: Change) => void;
}

const MOST = 3;

export function RecentVersions({ configKey, current, changes, total, onTake }: Props) {
  return (
    <section className="config-versions" aria-label="历史">
      <h2>
        历史
        {total > MOST && <Link to={configAddress(configKey, { tab: 'history' })}>全部 {total} 版</Link>}
      </h2>
      <ol>
        {changes.slice(0, MOST).map((change) => (
          <li key={change.Version}>
            <span className="num">{change.Version}</span>
            <span>
              {change.Note || shortTime(change.ChangedTime)}
              <small>
                {change.Note && shortTime(change.ChangedTime)} {change.ChangedBy}
              </small>
            </span>
            {change.Version === current ? (
              <Tag tone="teal">线上</Tag>
            ) : (
              <button type="button" className="config-versions-take" onClick={() => onTake(change)}>
                回到这版
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
