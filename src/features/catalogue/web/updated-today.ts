import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { AnyItem } from '../any-item.contract.ts';

export interface UpdatedToday {
  count: number;
  /** The whole list is of today, so there may be more. */
  isMore: boolean;
}

/** How many of a list, newest first, were updated today. */
export function updatedToday(newest: readonly Pick<AnyItem, 'UpdatedTime'>[], now = Date.now()): UpdatedToday {
  const today = shanghaiDay(now);
  const count = newest.filter(({ UpdatedTime }) => UpdatedTime.startsWith(today)).length;
  return { count, isMore: count > 0 && count === newest.length };
}
