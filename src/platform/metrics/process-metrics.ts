import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

export interface LoopDelay {
  /** Milliseconds by which a timer came late, of 99 in 100, since the last call. */
  take(): number;
}

const RESOLUTION_MS = 20;

/** How late the thread is. Node counts the time between two looks, of which the wanted distance is no delay. */
export function watchLoopDelay(): LoopDelay {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return {
    take() {
      const late = delays.count === 0 ? 0 : Math.max(0, delays.percentile(99) / 1e6 - RESOLUTION_MS);
      delays.reset();
      return late;
    },
  };
}

/** What any Node process tells, by the names that dashboards know. */
export function addProcessMetrics(metrics: Metrics, version: string): void {
  const delay = watchLoopDelay();
  const startedAt = (Date.now() - performance.now()) / 1000;
  metrics.gauge('souluo_build_info', 'The running version, as labels.', () => [
    { labels: { version, node: process.versions.node }, value: 1 },
  ]);
  metrics.gauge('process_start_time_seconds', 'When this process was started.', () => startedAt);
  metrics.gauge('process_resident_memory_bytes', 'Memory that the system has given to this process.', () =>
    process.memoryUsage.rss(),
  );
  metrics.gauge('nodejs_memory_bytes', 'Memory by what it holds.', () => {
    const { heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
    return Object.entries({ heapUsed, heapTotal, external, arrayBuffers }).map(([of, value]) => ({
      labels: { of },
      value,
    }));
  });
  metrics.total('process_cpu_seconds_total', 'Processor time since the start.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge(
    'souluo_event_loop_delay_seconds',
    'By how much timers came late at worst, one in a hundred left out, since the last reading.',
    () => delay.take() / 1000,
  );
}
