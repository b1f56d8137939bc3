import type { Run, RunCounts } from './run.rules.ts';

const ACTIONS = {
  added: '新增',
  merged: '并入',
  updated: '更新',
  unchanged: '未变',
  removed: '已下架',
  skipped: '跳过',
  failed: '失败',
  gone: '源站下架',
} as const satisfies Record<keyof RunCounts, string>;

const BAR = 24;

export function actionLine(action: keyof RunCounts, text: string): string {
  return `${ACTIONS[action]}  ${text}`;
}

interface Outcome {
  action: Exclude<keyof RunCounts, 'skipped' | 'failed' | 'gone'>;
  name: string;
  key: string | null;
  episodes: number;
  changes: readonly { field: string; before: string; after: string }[];
}

/** One item of a dry run, with what would change. */
export function outcomeLine({ action, name, key, episodes, changes }: Outcome): string {
  const target = key !== null && key !== name ? ` → ${key}` : '';
  const details = changes.map(
    ({ field, before, after }) => `\n      ${field}: ${cut(before) || '（空）'} → ${cut(after)}`,
  );
  return actionLine(action, `${name}${target}（${episodes} 集）${details.join('')}`);
}

interface FileRecord {
  line: number;
  state: string;
  reason: string;
  facts: { name: string };
}

const DEEDS: Readonly<Record<string, string>> = { add: '新增', change: '补充', bad: '有问题' };

/** One record of a file, and what becomes of it. */
export function recordLine({ line, state, reason, facts }: FileRecord): string {
  return `${DEEDS[state] ?? '跳过'}  ${facts.name || `第 ${line} 条`}${reason && `：${reason}`}`;
}

interface FileCounts {
  add?: number;
  change?: number;
  skipped?: number;
  bad?: number;
}

export function importLine({ counts: { add = 0, change = 0, skipped = 0, bad = 0 } }: { counts: FileCounts }): string {
  return `新增 ${add} · 补充 ${change} · 跳过 ${skipped} · 有问题 ${bad}`;
}

/** ████████░░░░ 34/100 页 · 新增 12 … */
export function progressLine({ state, nextPage, pageCount, startedAt, counts }: Run, now: number): string {
  if (state === 'queued') return '排队中…';
  const done = Math.min(nextPage - 1, pageCount);
  const share = pageCount === 0 ? 0 : done / pageCount;
  const full = Math.round(share * BAR);
  const seconds = startedAt === null ? 0 : Math.max(0, (now - startedAt) / 1000);
  const left = share > 0 && share < 1 ? ` · 约剩 ${lasting((seconds / share) * (1 - share))}` : '';
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  return `${bar} ${done}/${pageCount || '?'} 页 · ${countsText(counts)}${left}`;
}

export function summaryLines({ id, state, counts, error, nextPage, startedAt, finishedAt }: Run): string[] {
  const took = startedAt !== null && finishedAt !== null ? `，用时 ${lasting((finishedAt - startedAt) / 1000)}` : '';
  const end = {
    done: `采集完成${took}`,
    failed: `采集失败：${error}`,
    stopped: '采集已停止',
    queued: '采集还在排队',
    running: '采集被打断',
    stopping: '采集正在停止',
  }[state];
  const goOn = state === 'done' ? [] : [`再次运行同一条命令会从第 ${nextPage} 页继续（第 ${id} 次采集）。`];
  return [end, countsText(counts, true), ...goOn];
}

function countsText(counts: RunCounts, isWhole = false): string {
  // The keys of a RunCounts are those of ACTIONS.
  const names = Object.keys(ACTIONS) as (keyof RunCounts)[];
  const parts = names.filter((name) => isWhole || counts[name] > 0).map((name) => `${ACTIONS[name]} ${counts[name]}`);
  return parts.join(' · ') || '还没有结果';
}

function lasting(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} 秒` : `${Math.round(seconds / 60)} 分钟`;
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
