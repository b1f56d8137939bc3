import { Link } from 'react-router';
import type { Thread } from '../word.contract.ts';
import type { BoardRefusal } from './board-action.ts';
import { type BoardView, boardAddress } from './board-address.ts';
import type { BoardProps } from './read-board.ts';
import { WordComposer } from './word-composer.tsx';
import { WordItem } from './word-item.tsx';
import './word-thread.css';

interface Props {
  thread: Thread;
  view: BoardView;
  user: BoardProps['user'];
  now: number;
  refusal: BoardRefusal | undefined;
  canWrite: boolean;
}

/** A word, its answers, and the form for another one. */
export function WordThread({ thread, ...common }: Props) {
  const { view, user, refusal, canWrite } = common;
  const more = thread.ReplyCount - thread.Replies.length;
  const answered = [thread, ...thread.Replies].find(({ Id }) => Id === view.reply);
  return (
    <li className="word-thread">
      <WordItem word={thread} {...common} />
      {thread.Replies.length > 0 && (
        <ol className="word-thread-replies">
          {thread.Replies.map((reply) => (
            <li key={reply.Id}>
              <WordItem word={reply} {...common} size="xs" />
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link className="word-thread-more" to={boardAddress(view, { id: thread.Id, page: 1, words: '' })}>
                还有 <b className="num">{more}</b> 条回复
              </Link>
            </li>
          )}
        </ol>
      )}
      {answered && canWrite && (
        <div className="word-thread-answer">
          <WordComposer
            key={answered.Id}
            {...{ view, user, refusal }}
            parentId={answered.Id}
            answering={answered.Nickname}
            startWith={answered.Id === thread.Id ? '' : `@${answered.Nickname} `}
          />
        </div>
      )}
    </li>
  );
}
