import { ThumbsUp } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Avatar } from '#/ui/avatar/avatar.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Section } from '#/ui/section/section.tsx';
import type { Site } from '#/web/contexts.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { Word } from '../word.contract.ts';
import { Spoiler as Folded } from './spoiler.tsx';
import '#/ui/segmented/segmented.css';
import './reviews.css';

/** Visitors like on the page of the review. */
const LikeButton = lazy(() => import('./like-button.tsx'));

export type ReviewOrder = 'likes' | 'new';

interface Props {
  titleKey: string;
  /** Null where the operator has closed the board. */
  data: { reviews: ShownReview[]; waiting: ShownReview[]; total: number; order: ReviewOrder } | null;
  /** What they are called, and how one is asked to write. */
  name?: string;
  invitation?: string;
  /** Whether one member may say several things. */
  isMany?: boolean;
  /** The address of each order, where the page has both. */
  orders?: Record<ReviewOrder, string>;
}

/** With its beginning as its content where it is long, and then how long it is; `when` is 看过 · 3 天前. */
export type ShownReview = Word & { longer?: number; when: string };

/**
 * What members say about a title, the most liked first unless the reader wants the newest. Every visitor loads this: writing,
 * answering and reporting have pages of their own.
 */
export function Reviews(props: Props) {
  const { titleKey, data, name = '短评', invitation = '写一句短评，或者写长评', isMany, orders } = props;
  const user = useRouteLoaderData<Site>('root')?.user;
  if (!data) return null;
  const { reviews, waiting, total, order } = data;
  const hasMine = !isMany && (waiting.length > 0 || reviews.some(({ Mine }) => Mine));
  return (
    <Section
      id="reviews"
      title={name}
      size="sm"
      note={total > 0 && `${total} 条`}
      extra={
        orders &&
        total > 1 && (
          <nav className="segmented" aria-label={`${name}的次序`}>
            {(['likes', 'new'] as const).map((one) => (
              <SiteLink
                key={one}
                to={orders[one]}
                className="segmented-item"
                aria-current={one === order ? 'true' : undefined}
                preventScrollReset
              >
                {one === 'new' ? '最新' : '有用'}
              </SiteLink>
            ))}
          </nav>
        )
      }
    >
      {!hasMine && (
        <SiteLink className="reviews-write" to={`/review?title=${encodeURIComponent(titleKey)}`} rel="nofollow">
          {user && <Avatar name={user.Username} size="xs" />}
          {invitation}
        </SiteLink>
      )}
      <ul className="reviews">
        {[...waiting, ...reviews].map((review) => (
          <Review key={review.Id} review={review} name={name} isMember={Boolean(user)} />
        ))}
      </ul>
      {total > reviews.length && (
        <SiteLink className="reviews-all" to={`/word?title=${encodeURIComponent(titleKey)}`} rel="nofollow">
          看全部 {thousands(total)} 条
        </SiteLink>
      )}
    </Section>
  );
}

interface ReviewProps {
  review: ShownReview;
  name: string;
  isMember: boolean;
}

function Review({ review, name, isMember }: ReviewProps) {
  const { longer } = review;
  const full = longer && (
    <SiteLink className="review-full" to={`/word?id=${review.Id}`} rel="nofollow">
      读全文，{thousands(longer)} 字
    </SiteLink>
  );
  const { Id, Nickname, Score, Content, Spoiler, CreatedTime, State, ReplyCount, when } = review;
  return (
    <li className="review" id={`word-${Id}`}>
      <p className="review-head">
        <Avatar name={Nickname} size="xs" />
        <bdi>{Nickname}</bdi>
        {Score !== null && <b className="num">{Score}</b>}
        <time className="review-when" dateTime={CreatedTime}>
          {when}
        </time>
        {State === 'waiting' && <span>等站长看过后显示</span>}
      </p>
      {Spoiler ? (
        <Folded>
          <p dir="auto">{Content}</p>
          {full}
        </Folded>
      ) : (
        <>
          <p dir="auto">{Content}</p>
          {full}
        </>
      )}
      {State === 'shown' && (
        <div className="review-acts">
          <SiteLink to={`/word?id=${Id}`} rel="nofollow" aria-label={`${Nickname}的${name}：回复、举报`}>
            回复{ReplyCount > 0 && ` ${ReplyCount}`}
          </SiteLink>
          <Likes review={review} name={name} isMember={isMember} />
        </div>
      )}
    </li>
  );
}

/** A press for members; for others, and until the button is there, the way to the page where it is. */
function Likes({ review, name, isMember }: ReviewProps) {
  const path = `/word?id=${review.Id}`;
  const link = (
    <SiteLink to={path} rel="nofollow" aria-label={`赞${review.Nickname}的${name}，现有 ${review.Likes} 个赞`}>
      <ThumbsUp size={15} aria-hidden />
      <span className="num">{review.Likes}</span>
    </SiteLink>
  );
  if (!isMember) return link;
  return (
    <Suspense fallback={link}>
      <LikeButton word={review} action={path} name={name} />
    </Suspense>
  );
}
