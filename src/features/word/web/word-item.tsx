import { MessageCircle, Pin, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '#/ui/avatar/avatar.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import LikeButton from '../shared/like-button.tsx';
import { Spoiler } from '../shared/spoiler.tsx';
import type { Word } from '../word.contract.ts';
import { shownTime } from '../word-time.pure.ts';
import type { BoardRefusal } from './board-action.ts';
import { type BoardView, boardAddress } from './board-address.ts';
import type { BoardProps } from './read-board.ts';
import { WordMore } from './word-more.tsx';
import { WordReport } from './word-report.tsx';
import './word-item.css';

interface Props {
  word: Word;
  view: BoardView;
  user: BoardProps['user'];
  now: number;
  refusal: BoardRefusal | undefined;
  canWrite: boolean;
  size?: 'md' | 'xs';
}

/** One word. Its text is text and nothing else: React escapes it, and nobody turns anything in it into a link. */
export function WordItem({ word, view, user, now, refusal, canWrite, size = 'md' }: Props) {
  if (word.State === 'deleted') {
    return (
      <p id={`word-${word.Id}`} className="word-item-gone">
        这条留言已删除。
      </p>
    );
  }
  const kind = word.ParentId ? '回复' : '留言';
  const isShown = word.State === 'shown';
  const text = (
    <p className="word-item-text" dir="auto">
      {word.Content}
    </p>
  );
  return (
    <article
      id={`word-${word.Id}`}
      className="word-item"
      data-size={size}
      data-fresh={view.about === word.Id || undefined}
      // Two of one writer are told apart by how they begin.
      aria-label={`${word.Nickname}的${kind}：${word.Spoiler ? shownTime(word.CreatedTime, now) : word.Content.slice(0, 20)}`}
    >
      <Avatar name={word.Role === 'operator' ? '站长' : word.Nickname} size={size} />
      <div className="word-item-body">
        <header className="word-item-head">
          <bdi className="word-item-name">{word.Nickname}</bdi>
          {word.Score !== null && <b className="word-item-score num">{word.Score} 分</b>}
          <RoleTag role={word.Role} />
          {word.Pinned && <Tag icon={<Pin aria-hidden />}>置顶</Tag>}
          {word.State === 'waiting' && <Badge tone="waiting">等站长看过后显示</Badge>}
          <time dateTime={word.CreatedTime} className="word-item-time num">
            {shownTime(word.CreatedTime, now)}
          </time>
        </header>
        {word.Spoiler ? <Spoiler>{text}</Spoiler> : text}
        <footer className="word-item-foot">
          {isShown && <LikeButton word={word} action={boardAddress(view)} className="word-item-action" name={kind} />}
          {isShown && canWrite && (
            <Link
              className="word-item-action"
              to={boardAddress(view, { reply: word.Id }, word.Id)}
              preventScrollReset
              rel="nofollow"
              aria-label={`回复${word.Nickname}`}
            >
              <MessageCircle aria-hidden />
              回复
            </Link>
          )}
          <WordMore word={word} view={view} isOperator={user?.isOperator ?? false} />
        </footer>
        {view.report === word.Id && <WordReport word={word} view={view} refusal={refusal} />}
      </div>
    </article>
  );
}

function RoleTag({ role }: { role: Word['Role'] }) {
  if (role === 'operator') {
    return (
      <Tag tone="teal" icon={<ShieldCheck aria-hidden />}>
        站长
      </Tag>
    );
  }
  return role === 'visitor' ? <Tag>访客</Tag> : null;
}
