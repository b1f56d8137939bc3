import { thousands } from '#/ui/number/thousands.pure.ts';
import { Spark } from '#/ui/spark/spark.tsx';
import { StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import type { DeskDay } from '../desk.contract.ts';
import { yesterdayText } from './figure-text.ts';

const FIGURES: readonly { label: string; of: (day: DeskDay) => number }[] = [
  { label: '今日访问', of: ({ Views }) => Views },
  { label: '今日访客', of: ({ Visitors }) => Visitors },
  { label: '今日搜索', of: ({ Searches }) => Searches },
  { label: '短链接点击', of: ({ Clicks }) => Clicks },
  { label: '今日错误', of: ({ ClientErrors, ServerErrors }) => ClientErrors + ServerErrors },
];
const SHOWN = 14;

/** Five numbers of today, each with its last two weeks. */
export function DeskFigures({ days }: { days: readonly DeskDay[] }) {
  const shown = days.slice(-SHOWN);
  // A site that was never visited has no figures yet, which is not the same as a bad day.
  const isNew = days.every((day) => FIGURES.every(({ of }) => of(day) === 0));
  return (
    <StatStrip
      stats={FIGURES.map(({ label, of }) => {
        const values = shown.map(of);
        const [yesterday = 0, today = 0] = [values.at(-2), values.at(-1)];
        return {
          label,
          value: isNew ? '—' : thousands(today),
          note: !isNew && yesterdayText(yesterday),
          spark: (
            <Spark
              label={`${label.replace('今日', '')}，最近 ${shown.length} 天：${values.join('、')}`}
              tone="last"
              width={84}
              values={values}
            />
          ),
        };
      })}
    />
  );
}
