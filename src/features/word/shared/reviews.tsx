import { Heart, PenLine } from 'lucide-react';
import { Avatar } from '#/ui/avatar/avatar.tsx';
import { Section } from '#/ui/section/section.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { Word } from '../word.contract.ts';
import { Spoiler as Folded } from './spoiler.tsx';
import './reviews.css';
import { thousands } from '#/ui/number/thousands.pure.ts';

interface Props {
  titleKey: string;
  /** Null where the operator has closed the board. */
  data: { reviews: ShownReview[]; waiting: ShownReview[]; total: number } | null;
  /** What they are called, and how one is asked to write. */
  name?: string;
  invitation?: string;
  /** Whether one member may say several things. */
  isMany?: boolean;
}

/** With its beginning as its content where it is long, and then how long it is. */
export type ShownReview = Word & { longer?: number };

/**
 * What members say about a title, the most liked first. Every visitor loads this: writing, liking, answering and reporting
 * have pages of their own.
 */
export function Reviews({ titleKey, data, name = '短评', invitation = '写一句短评，或者写长评', isMany }: Props) {
  if (!data) return null;
  const { reviews, waiting, total } = data;
  const hasMine = !isMany && (waiting.length > 0 || reviews.some(({ Mine }) => Mine));
  return (
    <Section id="reviews" title={name} size="sm" note={total > 0 && `${total} 条`}>
      {!hasMine && (
        <SiteLink className="reviews-write" to={`/review?title=${encodeURIComponent(titleKey)}`} rel="nofollow">
          <PenLine size={16} aria-hidden />
          {invitation}
        </SiteLink>
      )}
      <ul className="reviews">
        {[...waiting, ...reviews].map((review) => (
          <Review key={review.Id} review={review} name={name} />
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

function Review({ review, name }: { review: ShownReview; name: string }) {
  const { longer } = review;
  const full = longer && (
    <SiteLink className="review-full" to={`/word?id=${review.Id}`} rel="nofollow">
      读全文，{thousands(longer)} 字
    </SiteLink>
  );
  const { Id, Nickname, Score, Content, Spoiler, CreatedTime, State, Likes, ReplyCount } = review;
  return (
    <li className="review" id={`word-${Id}`}>
      <p className="review-head">
        <Avatar name={Nickname} size="xs" />
        <bdi>{Nickname}</bdi>
        {Score !== null && <b className="num">{Score}</b>}
        <time dateTime={CreatedTime}>{CreatedTime.slice(0, 10)}</time>
        {State === 'waiting' && <span>等站长看过后显示</span>}
        <SiteLink to={`/word?id=${Id}`} rel="nofollow" aria-label={`${Nickname}的${name}：赞、回复、举报`}>
          <Heart size={14} aria-hidden />
          {Likes}
          {ReplyCount > 0 && ` · ${ReplyCount} 条回复`}
        </SiteLink>
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
    </li>
  );
}
