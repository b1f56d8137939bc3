interface Certificate {
  isTrusted: boolean;
  problem: string;
  daysLeft: number;
}

/** Browsers renew nothing by themselves: two weeks is when people should start to worry. */
const SOON = 14;

export function verdictOf({ isTrusted, problem, daysLeft }: Certificate): { tone: 'good' | 'bad'; title: string } {
  if (daysLeft < 0) return { tone: 'bad', title: `证书已经过期 ${-daysLeft} 天` };
  if (!isTrusted) return { tone: 'bad', title: problem };
  if (daysLeft <= SOON) return { tone: 'bad', title: `证书快到期了，只剩 ${daysLeft} 天` };
  return { tone: 'good', title: `证书有效，还有 ${daysLeft} 天到期` };
}
