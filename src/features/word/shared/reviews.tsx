import { EyeOff, Heart } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Avatar } from '#/ui/avatar/avatar.tsx';
import { Section } from '#/ui/section/section.tsx';
import { browserApi } from '#/web/browser-api.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { Thread, Word } from '../word.contract.ts';
import { ReviewComposer } from './review-composer.tsx';
import './reviews.css';

interface ReviewData {
  reviews: Thread[];
  waiting: Word[];
  total: number;
}

interface Props {
  titleKey: string;
  /** Null where the operator has closed the board. */
  data: ReviewData | null;
  isMember: boolean;
}

/** What members say about a title, the most liked first. The board's engine does the rest. */
export function Reviews({ titleKey, data, isMember }: Props) {
  const { pathname, search } = useLocation();
  if (!data) return null;
  const { reviews, waiting, total } = data;
  const hasMine = waiting.length > 0 || reviews.some(({ Mine }) => Mine);
  return (
    <Section
      id="reviews"
      title="短评"
      size="sm"
      extra={total > 0 && <span className="reviews-count num">{total} 条</span>}
    >
      {isMember && !hasMine && <ReviewComposer titleKey={titleKey} />}
      {!isMember && (
        <Link className="reviews-login" to={loginPath(pathname, search)} rel="nofollow">
          登录后写一句短评
        </Link>
      )}
      <ul className="reviews">
        {[...waiting, ...reviews].map((review) => (
          <Review key={review.Id} review={review} replies={'Replies' in review ? review.ReplyCount : 0} />
        ))}
      </ul>
    </Section>
  );
}

function Review({ review, replies }: { review: Word; replies: number }) {
  const { Id, Nickname, Score, Content, Spoiler, CreatedTime, State } = review;
  return (
    <li className="review" id={`word-${Id}`}>
      <Avatar name={Nickname} size="sm" />
      <div>
        <p className="review-head">
          <bdi>{Nickname}</bdi>
          {Score !== null && <b className="num">{Score}</b>}
          <time dateTime={CreatedTime}>{CreatedTime.slice(0, 10)}</time>
          {State === 'waiting' && <span>等站长看过后显示</span>}
        </p>
        {Spoiler ? (
          <details className="review-spoiler">
            <summary>
              <EyeOff size={16} aria-hidden />
              这条说到了结局
            </summary>
            <p dir="auto">{Content}</p>
          </details>
        ) : (
          <p className="review-text" dir="auto">
            {Content}
          </p>
        )}
        <p className="review-foot">
          {State === 'shown' && <Like review={review} />}
          <SiteLink to={`/word?id=${Id}`} rel="nofollow">
            {replies > 0 ? `${replies} 条回复` : '回复、举报'}
          </SiteLink>
        </p>
      </div>
    </li>
  );
}

/** Shows the press at once and takes it back when the server refuses. A plain form without JavaScript. */
function Like({ review }: { review: Word }) {
  const [{ likes, isLiked }, setLike] = useState({ likes: review.Likes, isLiked: review.Liked });

  async function press(event: FormEvent) {
    event.preventDefault();
    setLike({ likes: likes + (isLiked ? -1 : 1), isLiked: !isLiked });
    const result = await browserApi('POST /api/v1/word/:Id/like', {
      params: { Id: review.Id },
      body: { Liked: !isLiked },
    });
    setLike(result.ok ? { likes: result.data.Likes, isLiked: result.data.Liked } : { likes, isLiked });
  }

  return (
    <form method="post" action={`/word?id=${review.Id}`} onSubmit={press}>
      <input type="hidden" name="Id" value={review.Id} />
      <button
        type="submit"
        name="intent"
        value="like"
        aria-pressed={isLiked}
        aria-label={`赞${review.Nickname}的短评，现有 ${likes} 个赞`}
      >
        <Heart size={15} aria-hidden />
        <span className="num">{likes}</span>
      </button>
    </form>
  );
}
