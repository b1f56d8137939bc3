import { Ellipsis, EyeOff, Flag, Link2, Pin, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { Popover } from '#/ui/popover/popover.tsx';
import type { Word } from '../word.contract.ts';
import { type BoardView, boardAddress } from './board-address.ts';
import './word-more.css';

interface Props {
  word: Word;
  view: BoardView;
  isOperator: boolean;
}

/** What else can be done with a word. Links and forms in a panel the browser opens: it needs no JavaScript. */
export function WordMore({ word, view, isOperator }: Props) {
  const { key } = useLocation();
  const isShown = word.State === 'shown';
  return (
    <Popover
      label={`${word.Nickname}的${word.ParentId ? '回复' : '留言'}：更多操作`}
      icon={<Ellipsis size={18} aria-hidden />}
      buttonClass="word-more-button"
      panelClass="word-more"
      align="start"
      width={168}
      closeKey={key}
    >
      {isShown && (
        <Link
          className="word-more-item"
          to={boardAddress(view, { id: word.ParentId ?? word.Id, page: 1, words: '' }, word.Id)}
        >
          <Link2 aria-hidden />
          单独打开
        </Link>
      )}
      {isShown && !word.Mine && (
        <Link
          className="word-more-item"
          to={boardAddress(view, { report: word.Id }, word.Id)}
          preventScrollReset
          rel="nofollow"
        >
          <Flag aria-hidden />
          举报
        </Link>
      )}
      {isOperator && isShown && word.ParentId === null && (
        <Act {...{ word, view }} intent={word.Pinned ? 'unpin' : 'pin'} icon={<Pin />}>
          {word.Pinned ? '取消置顶' : '置顶'}
        </Act>
      )}
      {isOperator && isShown && (
        <Act {...{ word, view }} intent="hide" icon={<EyeOff />}>
          隐藏
        </Act>
      )}
      {(isOperator || word.Mine) && (
        <Act {...{ word, view }} intent="delete" icon={<Trash2 />}>
          删除
        </Act>
      )}
    </Popover>
  );
}

interface ActProps {
  word: Word;
  view: BoardView;
  intent: string;
  icon: ReactNode;
  children: ReactNode;
}

function Act({ word, view, intent, icon, children }: ActProps) {
  return (
    <Form method="post" action={boardAddress(view)} preventScrollReset>
      <input type="hidden" name="Id" value={word.Id} />
      <button type="submit" name="intent" value={intent} className="word-more-item" data-intent={intent}>
        {icon}
        {children}
      </button>
    </Form>
  );
}
