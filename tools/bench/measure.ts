export interface Timing {
  p50: number;
  p95: number;
  p99: number;
}

/**
 * Runs each piece of work some times, in order, and tells how many milliseconds the best run of each took: what else the
 * machine was doing is left out, what the work itself costs is not.
 */
export async function time(work: readonly (() => Promise<unknown>)[], runs = 3): Promise<Timing> {
  const best: number[] = [];
  for (const one of work) {
    let least = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs; run++) {
      const start = performance.now();
      await one();
      least = Math.min(least, performance.now() - start);
    }
    best.push(least);
  }
  best.sort((one, other) => one - other);
  const at = (share: number) => best[Math.min(best.length - 1, Math.floor(best.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export function row(name: string, { p50, p95, p99 }: Timing): string {
  return `  ${name.padEnd(34)}${[p50, p95, p99].map((ms) => ms.toFixed(3).padStart(10)).join('')}`;
}

export const HEADER = `  ${'milliseconds'.padEnd(34)}${['p50', 'p95', 'p99'].map((name) => name.padStart(10)).join('')}`;

/** The same numbers every time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
