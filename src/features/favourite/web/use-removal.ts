import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { FavouriteType } from '../favourite-types.pure.ts';
import type { Kept } from './kept-card.ts';
import { settleFavourites } from './settle-favourites.ts';

interface Removal {
  isGone(id: string): boolean;
  /** Takes them away at once, puts them back when the server refuses, and offers an undo. */
  remove(items: readonly Kept[]): Promise<boolean>;
}

export function useRemoval(type: FavouriteType): Removal {
  const [gone, setGone] = useState<readonly string[]>([]);
  const { revalidate } = useRevalidator();

  const bringBack = (ids: readonly string[]) => setGone((before) => before.filter((id) => !ids.includes(id)));

  async function remove(items: readonly Kept[]): Promise<boolean> {
    const ids = items.map(({ id }) => id);
    setGone((before) => [...before, ...ids]);
    const result = await browserApi('POST /api/v1/collect/remove', { body: { Type: type, RelativeIds: ids } });
    if (!result.ok) {
      bringBack(ids);
      return false;
    }
    settleFavourites(type, ids, false);
    const [first] = items;
    toast(first && items.length === 1 ? `已移除「${first.name}」` : `已移除 ${items.length} 个收藏`, {
      action: { label: '撤销', run: () => restore(items) },
    });
    await revalidate();
    return true;
  }

  async function restore(items: readonly Kept[]): Promise<void> {
    const ids = items.map(({ id }) => id);
    const Items = items.map(({ id, name, addedTime, hasUpdate }) => ({
      RelativeId: id,
      Name: name,
      AddedTime: addedTime,
      HasUpdate: hasUpdate,
    }));
    const result = await browserApi('POST /api/v1/collect/restore', { body: { Type: type, Items } });
    if (!result.ok) return;
    settleFavourites(type, ids, true);
    bringBack(ids);
    toast('已放回收藏', { kind: 'success' });
    await revalidate();
  }

  return { isGone: (id) => gone.includes(id), remove };
}
