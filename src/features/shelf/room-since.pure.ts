const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** How long a member has been here, in whole months of Shanghai: 在这里 2 年 3 个月; 在这里 12 天; 今天刚来. */
export function hereSince(joined: number, now: number): string {
  const [from, to] = [new Date(joined + OFFSET_MS), new Date(now + OFFSET_MS)];
  const day = (at: Date) => Math.floor(at.getTime() / DAY_MS);
  const begun = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const months = begun - (to.getUTCDate() < from.getUTCDate() ? 1 : 0);
  if (months < 1) return day(to) > day(from) ? `在这里 ${day(to) - day(from)} 天` : '今天刚来';
  const years = Math.floor(months / 12);
  return `在这里${years ? ` ${years} 年` : ''}${months % 12 ? ` ${months % 12} 个月` : ''}`;
}
