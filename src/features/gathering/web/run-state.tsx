import { Badge } from '#/ui/badge/badge.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
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

/** Why an address is refused that a browser may well open, and the way out. */
const WITHIN =
  '默认只访问公网地址。要采本机或内网的源，把它的“协议://主机:端口”写进环境变量 OUTBOUND_ALLOW，重启后再试。';

/** What to do about what a source answered; nothing where the words of the failure say it. */
export function adviceOn(error: string): string {
  if (error.includes('不能访问这个地址')) return WITHIN;
  if (error.includes('域名无法解析'))
    return '核对接口地址里的域名。没有写错的话，是对方的域名停用了，或这台服务器连不上网。';
  if (/拒绝连接|响应超时/.test(error)) return '对方可能暂时停了。先用浏览器打开接口地址看看，能打开再试。';
  const status = Number(/HTTP (\d{3})/.exec(error)?.[1]);
  if (status === 404 || status === 410) return '对方没有这个地址。核对接口地址，一般以 /api.php/provide/vod/ 结尾。';
  if (status === 401 || status === 403) return '对方不让本站访问。问问对方是否要加白名单，或换一个接口地址。';
  if (status === 429) return '请求太快了。把“请求间隔”调大，再从停下的地方继续。';
  if (status >= 500) return '对方的服务器出了问题。过一会儿从停下的地方继续，已采到的不会重来。';
  return '';
}

export const isGoingOn = ({ State }: GatheringRun) => State === 'queued' || State === 'running' || State === 'stopping';

/** What came of it; of what went wrong only what happened. */
export function runCounts({ Added, Merged, Updated, Unchanged, Skipped, Removed, Gone, Failed }: GatheringRun) {
  const usual = { 新增: Added, 并入: Merged, 更新: Updated, 未变: Unchanged };
  const odd = Object.entries({ 跳过: Skipped, 已下架不动: Removed, 源站下架: Gone, 出错: Failed });
  return [...Object.entries(usual), ...odd.filter(([, count]) => count > 0)].map(([label, count]) => ({
    label,
    value: thousands(count),
  }));
}

/** In a list with its counts in one line; on the page of a run those stand elsewhere, and there is room for advice. */
export function RunState({ run, counts = true }: { run: GatheringRun; counts?: boolean }) {
  const { text, tone } = STATES[run.State];
  const advice = counts ? '' : adviceOn(run.Error);
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
      {counts && (run.Total > 0 || run.State === 'done') && (
        <p className="run-state-counts">
          {runCounts(run)
            .map(({ label, value }) => `${label} ${value}`)
            .join(' · ')}
        </p>
      )}
      {run.Error && <p className="run-state-error">{run.Error}</p>}
      {advice && <p className="run-state-counts">{advice}</p>}
    </div>
  );
}
