import { CircleCheck } from 'lucide-react';
import { Form } from 'react-router';
import { type BoardView, boardAddress } from './board-address.ts';
import './board-notice.css';

const SAID: Record<string, string> = {
  posted: '已发表。',
  replied: '已回复。',
  waiting: '已提交，站长看过后就会显示。',
  reported: '已收到举报，站长会尽快查看。谢谢你。',
  deleted: '已删除。',
  restored: '已恢复。',
  hidden: '已隐藏，只有站长看得到。',
  shown: '已恢复显示。',
  pinned: '已置顶。',
  unpinned: '已取消置顶。',
};
/** What takes back what was just done. */
const UNDO: Record<string, string> = { deleted: 'restore', hidden: 'show', pinned: 'unpin' };

/** What was just done, and a way back. The frame is always there, so that what comes into it is read out. */
export function BoardNotice({ view }: { view: BoardView }) {
  const text = SAID[view.done];
  const undo = UNDO[view.done];
  return (
    <div className="board-notice" role="status">
      {text && (
        <p>
          <CircleCheck aria-hidden />
          {text}
        </p>
      )}
      {text && undo && view.about > 0 && (
        <Form method="post" action={boardAddress(view)} preventScrollReset>
          <input type="hidden" name="Id" value={view.about} />
          <button type="submit" name="intent" value={undo}>
            撤销
          </button>
        </Form>
      )}
    </div>
  );
}
