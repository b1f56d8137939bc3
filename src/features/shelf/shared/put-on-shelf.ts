import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { ShelfMine } from '../shelf.contract.ts';
import type { ShelfState } from '../shelf-states.pure.ts';
import { shelfMarks } from './shelf-marks.ts';

export interface ShelfChange {
  State?: ShelfState | null;
  Day?: string;
  Remark?: string;
  Score?: number | null;
}

/** Changes it on the server and says so, with a way back. Undefined when it was refused; the reader was told why. */
export async function putOnShelf(key: string, change: ShelfChange, said: string): Promise<ShelfMine | undefined> {
  const result = await browserApi('PUT /api/v1/shelf/mine', { body: { Key: key, ...change } });
  if (!result.ok) return undefined;
  const { Before, ...mine } = result.data;
  shelfMarks.settle(key, mine);
  const { Shelf, Score } = Before;
  const back = Shelf ? { State: Shelf.State, Day: Shelf.Day, Remark: Shelf.Remark, Score } : { State: null, Score };
  toast(said, { action: { label: '撤销', run: () => void putOnShelf(key, back, '已改回') } });
  return mine;
}
