import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { loginPath } from '#/web/login-path.pure.ts';
import { subjectKind } from '../review-subject.pure.ts';
import { subjectPath } from '../shared/subject-path.ts';
import type { BoardRefusal } from './board-action.ts';
import { type BoardView, boardAddress } from './board-address.ts';
import { BoardNotice } from './board-notice.tsx';
import { BoardRail } from './board-rail.tsx';
import type { BoardData, BoardProps } from './read-board.ts';
import { WordComposer } from './word-composer.tsx';
import { WordItem } from './word-item.tsx';
import { WordThread } from './word-thread.tsx';
import './board.css';

const HEADS = {
  '/word': { title: '留言板', note: '说说想看什么、哪里不好用。站长会来看。' },
  '/market/word': { title: '市集留言', note: '想找什么店、哪里不好用，都写在这里。' },
};

interface Props extends BoardProps {
  refusal: BoardRefusal | undefined;
}

/** The board, on its own page and in the column of the market. */
export function Board({ view, board, user, now, refusal }: Props) {
  const { title, note } = view.title ? aboutHead(view.title) : HEADS[view.base];
  if (!board) {
    return (
      <EmptyState size="page" title="留言板暂时关闭了" actions={<Button to="/">回到首页</Button>}>
        站长暂时关闭了留言板，过些时候再来看看。
      </EmptyState>
    );
  }
  const canWrite = user !== null || board.mode === 'open';
  const common = { view, user, now, refusal, canWrite };
  return (
    <div className="board" data-look={view.base === '/market/word' ? 'market' : 'site'}>
      <PageHead title={title} note={note} />
      <div className="board-body">
        {board.mode === 'off' && <p className="board-members">留言板已关闭，现在只有站长看得到这一页。</p>}
        {!view.id &&
          !view.title &&
          (canWrite ? (
            <WordComposer {...{ view, user, refusal }} parentId={0} startWith={view.ask && `求一个：${view.ask}`} />
          ) : (
            <MembersOnly view={view} />
          ))}
        <BoardNotice view={view} />
        {board.waiting.length > 0 && <Waiting words={board.waiting} view={view} now={now} />}
        <BoardBar view={view} board={board} />
        {board.threads.length === 0 ? (
          <Nothing view={view} canWrite={canWrite} />
        ) : (
          <ol className="board-threads">
            {board.threads.map((thread) => (
              <WordThread key={thread.Id} thread={thread} {...common} />
            ))}
          </ol>
        )}
        <Pagination
          page={view.page}
          pages={board.pageCount}
          to={(page) => boardAddress(view, { page })}
          label="留言分页"
        />
      </div>
      <BoardRail view={view} mode={board.mode} />
    </div>
  );
}

const SAID = { title: '短评', goods: '评价', article: '评论' };

/** Everything that is said of one title, thing or article. */
function aboutHead(key: string) {
  const kind = subjectKind(key);
  return {
    title: SAID[kind],
    note: (
      <>
        <Link to={subjectPath(key)}>{kind === 'title' ? `《${key}》` : '回到原页'}</Link>
        {' · '}
        <Link to={`/review?title=${encodeURIComponent(key)}`}>写一条</Link>
      </>
    ),
  };
}

function BoardBar({ view, board }: { view: BoardView; board: BoardData }) {
  if (view.id) {
    return (
      <p className="board-bar">
        <Link to={boardAddress(view, { id: 0 })}>看全部留言</Link>
      </p>
    );
  }
  if (view.words) {
    return (
      <p className="board-bar">
        <span>
          「{view.words}」找到 <b className="num">{board.total}</b> 条
        </span>
        <Link to={boardAddress(view, { words: '', page: 1 })}>看全部留言</Link>
      </p>
    );
  }
  const orders = [
    ['new', '最新'],
    ['likes', '最多赞'],
  ] as const;
  return (
    <div className="board-bar">
      <p>
        <b className="num">{thousands(board.total)}</b> {view.title ? '条' : '条留言'}
      </p>
      <SegmentedLinks
        label="留言的顺序"
        segments={orders.map(([order, label]) => ({
          label,
          to: boardAddress(view, { order, page: 1 }),
          current: order === view.order,
        }))}
      />
    </div>
  );
}

function Nothing({ view, canWrite }: { view: BoardView; canWrite: boolean }) {
  if (view.words) return <EmptyState title="没有找到相关留言">换个短一点的词试试。</EmptyState>;
  if (view.page > 1) return <EmptyState title="后面没有了">回到前面几页看看。</EmptyState>;
  return <EmptyState title="还没有留言">{canWrite ? '第一条留给你来写。' : '登录后来写第一条。'}</EmptyState>;
}

function MembersOnly({ view }: { view: BoardView }) {
  return (
    <div className="board-members">
      <p>
        <MessageCircle aria-hidden />
        留言板现在只对会员开放，登录后就能留言和点赞。
      </p>
      <Button kind="line" size="sm" to={loginPath(view.base)}>
        登录
      </Button>
    </div>
  );
}

/** Only their author sees these. */
function Waiting({ words, view, now }: { words: BoardData['waiting']; view: BoardView; now: number }) {
  return (
    <section className="board-waiting" aria-label="等待审核的留言">
      {words.map((word) => (
        <WordItem
          key={word.Id}
          word={word}
          {...{ view, now }}
          user={null}
          canWrite={false}
          refusal={undefined}
          size="xs"
        />
      ))}
    </section>
  );
}
