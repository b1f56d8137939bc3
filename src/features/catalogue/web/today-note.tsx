import type { UpdatedToday } from './updated-today.ts';

/** …，今天更新 17 部; nothing on a day without any. */
export function TodayNote({ today: { count, isMore } }: { today: UpdatedToday }) {
  if (count === 0) return null;
  return (
    <>
      ，今天更新 <b>{count}</b> 部{isMore && '以上'}
    </>
  );
}
