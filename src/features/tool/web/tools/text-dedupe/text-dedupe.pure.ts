export interface DedupeOptions {
  ignoreCase: boolean;
  trim: boolean;
  dropEmpty: boolean;
  /** `once`: one of each. `unique`: only those that came once. `repeated`: only those that came more than once. */
  keep: 'once' | 'unique' | 'repeated';
}

export function dedupeLines(text: string, { ignoreCase, trim, dropEmpty, keep }: DedupeOptions): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => (trim ? line.trim() : line));
  const keyOf = (line: string) => (ignoreCase ? line.toLowerCase() : line);
  const times = new Map<string, number>();
  for (const line of lines) times.set(keyOf(line), (times.get(keyOf(line)) ?? 0) + 1);
  const seen = new Set<string>();
  return lines
    .filter((line) => {
      if (line === '') return !dropEmpty;
      const key = keyOf(line);
      const isFirst = !seen.has(key);
      seen.add(key);
      const count = times.get(key) ?? 0;
      return isFirst && (keep === 'once' || (keep === 'unique' ? count === 1 : count > 1));
    })
    .join('\n');
}
