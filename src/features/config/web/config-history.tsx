import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { knownKey } from '../config-shapes.pure.ts';
import { configAddress } from './config-action.ts';
import { FieldDiff } from './field-diff.tsx';
import './config-history.css';
import { shortTime } from '#/web/short-time.ts';

export interface Change {
  Version: number;
  Value: string;
  Note: string;
  ChangedBy: string;
  ChangedTime: string;
}

interface Props {
  configKey: string;
  /** The version that is in force. */
  current: number;
  changes: { Result: Change[]; Page: number; PageCount: number } | null;
}

/** Every value there was, what each changed, and the way back to it. */
export function ConfigHistory({ configKey, current, changes }: Props) {
  if (!changes || changes.Result.length === 0) {
    return <EmptyState title="还没有修改记录">第一次保存之后，每一版都会留在这里。</EmptyState>;
  }
  const { Result, Page, PageCount } = changes;
  return (
    <>
      <ol className="config-history">
        {Result.map((change, index) => {
          const before = Result[index + 1];
          return (
            <li key={change.Version}>
              <p className="config-history-head">
                <b>
                  第 {change.Version} 版{change.Version === current && '（线上）'}
                </b>
                <span>
                  {change.ChangedBy} 于 {shortTime(change.ChangedTime)}
                </span>
              </p>
              {change.Note && <p>{change.Note}</p>}
              <details>
                <summary>{before ? `与第 ${before.Version} 版相比` : '看内容'}</summary>
                <FieldDiff
                  label={`第 ${change.Version} 版的改动`}
                  shape={knownKey(configKey)?.shape}
                  before={before?.Value ?? 'null'}
                  after={change.Value}
                />
              </details>
              {change.Version !== current && (
                <ConfirmFold
                  label="回到这版"
                  question={`把内容换回第 ${change.Version} 版？现在的第 ${current} 版仍留在记录里。`}
                  confirm="回到这版"
                  danger={false}
                  fields={{
                    intent: 'rollback',
                    Key: configKey,
                    Version: change.Version,
                    From: current,
                    tab: 'history',
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      <Pagination
        page={Page}
        pages={PageCount}
        to={(page) => configAddress(configKey, { tab: 'history', page: String(page) })}
      />
    </>
  );
}
