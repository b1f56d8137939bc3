import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { HealthPart } from '#/platform/feature.ts';
import type { RateTable } from './exchange-rates.rules.ts';
import type { RatesService } from './exchange-rates.service.ts';

interface Needs {
  service: Pick<RatesService, 'isUsed' | 'last'>;
  table: () => Promise<RateTable>;
  now: () => number;
}

/** Over the spring festival no bank publishes for a week. */
const OLD_DAYS = 9;
const DAY_MS = 86_400_000;

/** Shown where a source is set; rates entered by hand are the operator's own matter. */
export function ratesPart({ service, table, now }: Needs): HealthPart {
  return {
    key: 'rates',
    name: '汇率来源',
    path: '/market/admin/config/running',
    get isHidden() {
      return !service.isUsed();
    },
    async read() {
      const [last, { date, source, rates }] = await Promise.all([service.last(), table()]);
      if (!service.isUsed() || !last) return { state: 'ok', word: '还没有去取', value: '', line: '一小时内会取第一次' };
      const common = { value: String(rates.length), unit: '种货币' };
      const kept = date === '' ? '还没有可用的汇率' : `现在用的是 ${date} 的`;
      if (last.fault !== '') {
        // One night without an answer is no reason to wake anybody.
        const isLong = now() - last.goodAt > DAY_MS;
        return { ...common, state: isLong ? 'bad' : 'watch', word: '没取到', line: `${last.fault}；${kept}` };
      }
      const isOld = Date.parse(`${shanghaiDay(now())}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`) > OLD_DAYS * DAY_MS;
      const line = `${source}，${date}`;
      return isOld
        ? { ...common, state: 'watch', word: '很久没有更新', line }
        : { ...common, state: 'ok', word: '正常', line };
    },
  };
}
