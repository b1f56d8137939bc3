import { Badge } from '#/ui/badge/badge.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import type { GatheringRun } from '../gathering.contract.ts';

const STATES = {
  queued: { text: '排队中', tone: 'waiting' },
  running: { text: '采集中', tone: 'waiting' },
  stopping: { text: '正在停下', tone: 'waiting' },
  done: { text: '完成', tone: 'done' },
  stopped: { text: '已停止', tone: 'off' },
  failed: { text: '失败', tone: 'failed' },
} as const;

export const isGoingOn = ({ State }: GatheringRun) => State === 'queued' || State === 'running' || State === 'stopping';

export function RunState({ run }: { run: GatheringRun }) {
  const { text, tone } = STATES[run.State];
  return (
    <div className="run-state">
      <p className="run-state-line">
        <Badge tone={tone}>{text}</Badge>
        <span className="num">
          {run.PageCount > 0 && `第 ${run.Page} / ${run.PageCount} 页`}
          {run.Total > 0 && ` · 共 ${run.Total} 条`}
        </span>
      </p>
      {isGoingOn(run) &&
        (run.PageCount > 0 ? (
          <Progress label="采集进度" value={run.Page} max={run.PageCount} size="sm" tone="teal" />
        ) : (
          <Progress label="采集进度" size="sm" tone="teal" />
        ))}
      <p className="run-state-counts">
        新增 {run.Added} · 并入 {run.Merged} · 更新 {run.Updated} · 未变 {run.Unchanged}
        {run.Skipped > 0 && ` · 跳过 ${run.Skipped}`}
        {run.Removed > 0 && ` · 已下架不动 ${run.Removed}`}
        {run.Gone > 0 && ` · 源站下架 ${run.Gone}`}
        {run.Failed > 0 && ` · 出错 ${run.Failed}`}
      </p>
      {run.Error && <p className="run-state-error">{run.Error}</p>}
    </div>
  );
}
