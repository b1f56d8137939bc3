import { thousands } from '#/ui/number/thousands.pure.ts';
import { StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import type { LinkVisits } from '../short-owner.contract.ts';

/** Five numbers: bots and pages with a tip are no visits. */
export function LinkFigures({ visits: { Today, Week, Total, CreatedTime } }: { visits: LinkVisits }) {
  return (
    <StatStrip
      stats={[
        { label: '今天', value: thousands(Today.Clicks), note: `人数 ${thousands(Today.People)}` },
        { label: '7 天', value: thousands(Week.Clicks), note: changeText(Week.Clicks, Week.Before) },
        { label: '全部', value: thousands(Total.Clicks), note: `自 ${CreatedTime.slice(0, 10)}` },
        { label: '机器人', value: thousands(Total.Bots), note: '另计，不算访问' },
        { label: '提示页', value: thousands(Total.Tips), note: '微信、QQ 里看到，另计' },
      ]}
    />
  );
}

function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? '还没有人来' : '前 7 天没有';
  const change = Math.round(((now - before) / before) * 100);
  return `比前 7 天 ${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}%`;
}
