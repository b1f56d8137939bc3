import type { ProviderItem } from '../provider.contract.ts';

type Run = NonNullable<ProviderItem['Run']>;

const MODES: Record<Run['Mode'], string> = { dry: '试跑', run: '补全', undo: '撤回' };
const STATES: Record<Run['State'], string> = {
  ...{ queued: '排队中', running: '进行中', stopping: '正在停下', done: '做完了', stopped: '停下了', failed: '没做完' },
};

/** How far a run is, in one sentence. */
export function runText(run: Run): string {
  const { Mode, State, Done, Total, Changed, Doubtful, Unmatched, Failed, Message } = run;
  const counts = [
    `看了 ${Done} / ${Mode === 'dry' ? Math.min(50, Total) : Total} 部`,
    `${Mode === 'dry' ? '会改' : Mode === 'undo' ? '撤回' : '补了'} ${Changed} 部`,
    ...(Doubtful > 0 ? [`${Doubtful} 部拿不准`] : []),
    ...(Unmatched > 0 ? [`${Unmatched} 部没找到`] : []),
    ...(Failed > 0 ? [`${Failed} 部没问成`] : []),
  ];
  return `${MODES[Mode]}${STATES[State]}：${counts.join('，')}${Message && `。${Message}`}`;
}
