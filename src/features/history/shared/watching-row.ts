import { anyPath } from '#/features/catalogue/any-path.pure.ts';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import type { WatchingAnyItem } from '../watching.contract.ts';
import type { WatchingRow } from './continue-watching.tsx';
import { updateText } from './update-text.pure.ts';

/** What the shelf of the home page says of a title. */
export function watchingRow(item: WatchingAnyItem): WatchingRow {
  const { Set: episode, Seconds, Length } = item.Place;
  const left = Math.max(1, Math.round((Length - Seconds) / 60));
  const isSeen = Length > 0 && Seconds >= Length - 15;
  const where = isSeen
    ? item.HasUpdate
      ? '看完了，有下一集'
      : '看完了'
    : Length > 0
      ? `还剩 ${left} 分钟`
      : Seconds >= 60
        ? `看到 ${Math.floor(Seconds / 60)} 分钟`
        : '';
  return {
    key: item.Key,
    name: item.Name,
    path: anyPath(item.Key),
    cover: item.Cover || coverUrl({ title: item.Name, kind: item.TypeName, year: item.Year ?? undefined }),
    note: [episode, where].filter(Boolean).join(' · '),
    share: Length > 0 ? Math.min(1, Seconds / Length) : undefined,
    update: item.HasUpdate ? updateText(item.Remark, episode) : '',
  };
}
