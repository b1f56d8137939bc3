interface Shares {
  days: readonly { day: string; visits: number }[];
  pages: readonly { path: string; visits: number }[];
}

export function presentCounts({ count, today }: { count: number; today: number }) {
  return { Count: count, Today: today };
}

export function presentShares({ days, pages }: Shares) {
  return {
    Days: days.map(({ day, visits }) => ({ Day: day, Count: visits })),
    Pages: pages.map(({ path, visits }) => ({ Path: path, Count: visits })),
  };
}
