import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** The moments of a film that become frames, in seconds. What lies behind its end is left out. */
export function momentsOf(
  duration: number,
  { from, length, rate }: { from: number; length: number; rate: number },
): number[] {
  if (!(Number.isFinite(duration) && duration > 0)) throw new ToolFault('不知道这段视频有多长，可能文件不完整');
  if (from >= duration) throw new ToolFault(`视频只有 ${duration.toFixed(1)} 秒，起点太靠后了`);
  const count = Math.max(1, Math.round(Math.min(length, duration - from) * rate));
  // The very last moment is often black.
  return Array.from({ length: count }, (_, at) => Math.min(from + at / rate, Math.max(from, duration - 0.01)));
}
