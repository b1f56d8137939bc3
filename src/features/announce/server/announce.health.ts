import { DAY_MS, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { HealthPart } from '#/platform/feature.ts';
import type { AnnounceService } from './announce.service.ts';

const NAMES = { indexnow: 'IndexNow', baidu: '百度' };

/** Shown where pages are announced. */
export function announcePart(service: AnnounceService, now: () => number): HealthPart {
  return {
    key: 'announce',
    name: '收录推送',
    path: '/market/admin/announce',
    get isHidden() {
      return !service.isUsed();
    },
    async read() {
      const engines = await service.state();
      const common = { value: String(Math.max(0, ...engines.map(({ waiting }) => waiting))), unit: '页等着' };
      const [failed] = engines
        .filter(({ refusedSince }) => refusedSince !== undefined)
        .sort((one, other) => (one.refusedSince ?? 0) - (other.refusedSince ?? 0));
      if (failed?.refusedSince !== undefined) {
        const again =
          failed.againAt > now() ? `，${toShanghaiIso(failed.againAt).slice(5, 16).replace('T', ' ')} 再推` : '';
        // One night without an answer is no reason to wake anybody.
        const isLong = now() - failed.refusedSince > DAY_MS;
        const word = `${NAMES[failed.engine]}没收下`;
        return { ...common, state: isLong ? 'bad' : 'watch', word, line: `${failed.message}${again}` };
      }
      const isResting = engines.some(({ restsUntil }) => restsUntil !== undefined);
      return { ...common, state: 'ok', word: '正常', line: isResting ? '百度今天的配额用完了，明天接着推' : '' };
    },
  };
}
