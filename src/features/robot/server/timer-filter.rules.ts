import type { RobotTimer } from '../robot.contract.ts';
import type { TimerState } from '../robot-states.pure.ts';

interface Filter {
  state?: TimerState | undefined;
  guid: string;
  words: string;
}

const IS: Record<TimerState, (timer: RobotTimer) => boolean> = {
  on: ({ paused }) => !paused,
  paused: ({ paused }) => paused,
  failed: ({ last }) => last?.state === 'failed',
};

/** Words are looked for in the name, in the plan and in what is sent. */
export function pickTimers(timers: readonly RobotTimer[], { state, guid, words }: Filter): RobotTimer[] {
  const wanted = words.toLowerCase();
  return timers.filter((timer) => {
    if (state && !IS[state](timer)) return false;
    if (guid !== '' && timer.requestBody['guid'] !== guid) return false;
    const texts = [timer.name, timer.whenText, ...Object.values(timer.requestBody)];
    return texts.some((text) => typeof text === 'string' && text.toLowerCase().includes(wanted));
  });
}

export function countTimers(timers: readonly RobotTimer[]) {
  const count = (state: TimerState) => timers.filter(IS[state]).length;
  return { all: timers.length, on: count('on'), paused: count('paused'), failed: count('failed') };
}
