import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import type { BackupState } from '../backup.contract.ts';
import { sizeText } from '../backup-size.pure.ts';

const POLL_MS = 1000;

const PHASES = {
  waiting: '排队中，马上开始',
  tables: '正在读取数据库',
  files: '正在读取上传的文件',
  check: '正在从头核对一遍',
  store: '正在与对象存储之间传送',
  end: '就要完成',
} as const satisfies Record<BackupState['Phase'], string>;

export const isGoingOn = (state: BackupState | null) => state?.State === 'queued' || state?.State === 'running';

/** Reads the page's data again every moment while something goes on and somebody looks. */
export function usePolling(isOn: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn || state !== 'idle') return;
    const look = () => document.visibilityState === 'visible' && revalidate();
    const timer = setTimeout(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOn, state, revalidate]);
}

/** What is being done now, or what came of it last. */
export function BackupProgress({ state }: { state: BackupState | null }) {
  if (!state) return null;
  if (state.State === 'failed') return <DeskNotice tone="failed">{state.Message}</DeskNotice>;
  if (state.State === 'done') return <DeskNotice>{state.Message}</DeskNotice>;
  const share = state.Total > 0 ? { value: state.Done, max: state.Total } : {};
  return (
    <div className="backup-admin-progress" role="status">
      <p>
        {PHASES[state.Phase]}
        {state.Total > 0 && (
          <span className="num">
            {' '}
            {state.Phase === 'store'
              ? `${sizeText(state.Done)} / ${sizeText(state.Total)}`
              : `${state.Done} / ${state.Total}`}
          </span>
        )}
      </p>
      <Progress label="备份进度" size="sm" tone="teal" {...share} />
    </div>
  );
}
