/** What Chromium's trace tells of frames; the fields that are read here. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor, for this thread alone: what others run on the same machine is not in it. */
  tdur?: number;
  args?: {
    name?: string;
    frame_reporter?: { state: string; affects_smoothness?: boolean; has_missing_content?: boolean };
  };
}

export interface Frames {
  /** Frames that had something new to show, and of those the ones never shown while something moved. */
  wanted: number;
  dropped: number;
  /** Of what was shown, what came without the newest from the main thread: scrolled, but what changed in it came later. */
  partial: number;
  /** Shown while parts of the window were still blank. */
  blank: number;
  mainFrames: number;
  /** Of the whole time, what the main thread worked, in processor time. */
  busy: number;
  /** Of all frames, those the main thread let pass because one task of it took longer than a frame, in processor time. */
  held: number;
  /** Tasks of the main thread longer than a frame and than three, and milliseconds by what was done in them. */
  longTasks: number;
  veryLongTasks: number;
  longest: number;
  spentIn: [work: string, milliseconds: number][];
}

const FRAME_US = 16_667;
const MAIN_FRAME = 'Commit';

export function readTrace(text: string): Frames {
  const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse(text);
  const main = mainThread(events);
  const reports = events.flatMap(({ name, ph, pid, args }) => {
    const report = args?.frame_reporter;
    return name === 'PipelineReporter' && ph === 'b' && pid === main.pid && report ? [report] : [];
  });
  const count = (state: string) => reports.filter((report) => report.state === state).length;
  const dropped = reports.filter(({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness);
  const shown = count('STATE_PRESENTED_ALL') + count('STATE_PRESENTED_PARTIAL');
  const own = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const all = outermost(own);
  const tasks = all.filter(({ tdur = 0 }) => tdur > FRAME_US);
  const sum = (times: readonly number[]) => times.reduce((one, other) => one + other, 0);
  const time = Math.max(...all.map(({ ts, dur = 0 }) => ts + dur)) - (all[0]?.ts ?? 0);
  return {
    wanted: shown + dropped.length,
    dropped: dropped.length,
    partial: count('STATE_PRESENTED_PARTIAL'),
    blank: reports.filter(({ state, has_missing_content }) => /PRESENTED/.test(state) && has_missing_content).length,
    mainFrames: own.filter(({ name }) => name === MAIN_FRAME).length,
    busy: sum(all.map(({ tdur = 0 }) => tdur)) / time,
    held: sum(tasks.map(({ tdur = 0 }) => Math.floor(tdur / FRAME_US))) / (time / FRAME_US),
    longTasks: tasks.length,
    veryLongTasks: tasks.filter(({ tdur = 0 }) => tdur > 3 * FRAME_US).length,
    longest: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
    spentIn: spent(own, tasks),
  };
}

/** The page's: that of the renderer which drew most frames. */
function mainThread(events: readonly TraceEvent[]): { pid: number; tid: number } {
  const drawn = (pid: number) =>
    events.filter((event) => event.pid === pid && event.name === 'PipelineReporter').length;
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const [busiest] = threads.map(({ pid, tid }) => ({ pid, tid, count: drawn(pid) })).sort((a, b) => b.count - a.count);
  return busiest ?? { pid: 0, tid: 0 };
}

/** What is in nothing else: the tasks, one after the other. */
function outermost(own: readonly TraceEvent[]): TraceEvent[] {
  const whole = own.filter(({ ph, dur }) => ph === 'X' && dur);
  whole.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let end = 0;
  return whole.filter(({ ts, dur = 0 }) => {
    const isOutermost = ts >= end;
    if (isOutermost) end = ts + dur;
    return isOutermost;
  });
}

/** Each event's processor time without that of the events inside it, by name. */
function spent(own: readonly TraceEvent[], tasks: readonly TraceEvent[]): [string, number][] {
  const sums = new Map<string, number>();
  const whole = own.filter(({ ph, dur }) => ph === 'X' && dur);
  whole.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const add = (name: string, microseconds: number) => sums.set(name, (sums.get(name) ?? 0) + microseconds / 1000);
  const isLong = (at: number) => tasks.some(({ ts, dur = 0 }) => at >= ts && at < ts + dur);
  const open: { name: string; end: number }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of whole) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    if (!isLong(ts)) continue;
    const around = open.at(-1);
    if (around) add(around.name, -tdur);
    add(name, tdur);
    open.push({ name, end: ts + dur });
  }
  return [...sums].sort(([, one], [, other]) => other - one).slice(0, 12);
}
