import type { HealthPart } from '#/platform/feature.ts';
import type { RunStore } from './run.store.ts';
import type { SourceStore } from './source.store.ts';

interface Needs {
  sources: Pick<SourceStore, 'list'>;
  runs: Pick<RunStore, 'last'>;
}

export function sourcesPart({ sources, runs }: Needs): HealthPart {
  return {
    key: 'sources',
    name: '采集源',
    path: '/market/admin/catalogue',
    async read() {
      const all = await sources.list();
      const used = all.filter(({ isEnabled }) => isEnabled);
      const last = await Promise.all(used.map(async (source) => ({ source, run: await runs.last(source.id) })));
      const failed = last.filter(({ run }) => run?.state === 'failed');
      const [first] = failed;
      const common = { value: String(used.length - failed.length), unit: `/ ${all.length} 在用` };
      if (!first) {
        const line = all.length === 0 ? '还没有添加' : '上次都采到了';
        return { ...common, state: 'ok', word: '正常', line };
      }
      const others = failed.length > 1 ? `等 ${failed.length} 个` : '';
      const line = `「${first.source.name}」${others}上次没采成，已采到的都留着`;
      // One source that fails is a matter of that source; all of them are one of ours.
      const isAll = failed.length === used.length;
      return { ...common, state: isAll ? 'bad' : 'watch', word: `${failed.length} 个失败`, line };
    },
  };
}
