import { Form, Link, useLocation } from 'react-router';
import { DeskReports } from '#/features/desk/shared/desk-reports.tsx';
import { thumbOf } from '#/features/media/shared/media-types.ts';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { shortTime } from '#/web/short-time.ts';
import type { ReportedChat, ReviewedPost } from '../market-review.contract.ts';
import { priceText } from '../price.pure.ts';
import '#/web/confirm-fold.css';
import '#/features/desk/shared/desk.css';

const STATES = {
  waiting: { text: '待审核', tone: 'waiting' },
  shown: { text: '公开中', tone: 'done' },
  expired: { text: '已到期', tone: 'off' },
  reported: { text: '多人举报，已下架', tone: 'failed' },
  down: { text: '已下架', tone: 'off' },
} as const;

/** One post as others would see it, why it is here, and what can be done. */
export function PostRow({ post }: { post: ReviewedPost }) {
  const { id, title, images, state } = post;
  return (
    <li data-row data-photos={images.length > 0 || undefined} tabIndex={-1}>
      <Checkbox name="Ids" value={id} aria-label={`选中 ${title}`}>
        <b>{title}</b> <Tag>{post.market_type}</Tag> <span className="num">¥{priceText(post.price)}</span>
      </Checkbox>
      <p className="desk-facts">
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
        <Link to={`/market/admin/members?words=${encodeURIComponent(post.member)}`}>
          <bdi>{post.member}</bdi>
        </Link>
        <span>{[post.category, post.city, post.address].filter(Boolean).join(' · ')}</span>
        <time dateTime={post.created_time}>{shortTime(post.created_time)}</time>
        {state === 'shown' && <Link to={`/market/detail/${id}`}>看网页</Link>}
        <Link to={`/market/admin/search/data/update?id=${id}`}>编辑</Link>
      </p>
      <ul className="post-admin-photos">
        {images.map((image, index) => (
          <li key={image}>
            <a href={image} target="_blank" rel="noopener">
              <img src={thumbOf(image)} alt={`第 ${index + 1} 张照片`} width={80} height={80} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      <p className="desk-text" dir="auto">
        {post.content}
      </p>
      <DeskReports count={post.reports.length} reports={post.reports} open={state === 'reported'} />
      <div className="desk-actions">
        {(state !== 'shown' || post.reports.length > 0) && (
          <Button type="submit" size="sm" name="One" value={`show ${id}`} data-key="a">
            {state === 'waiting' ? '通过' : state === 'shown' ? '没有问题' : '恢复公开'}
          </Button>
        )}
        {(state === 'waiting' || state === 'shown' || state === 'reported') && <RefuseButton post={post} />}
      </div>
    </li>
  );
}

/** Says why; inside the form around it. */
function RefuseButton({ post: { id, state } }: { post: ReviewedPost }) {
  const verb = state === 'waiting' ? '退回' : '下架';
  return (
    <Popover
      label={verb}
      buttonClass="confirm-fold"
      panelClass="confirm-fold-box"
      align="start"
      width={340}
      closeKey={useLocation().key}
    >
      <div className="confirm-fold-ask">
        <Field
          label="原因（会告诉发布的人）"
          name={`Reason ${id}`}
          maxLength={200}
          placeholder="照片看不清，请换一张"
        />
        <Button type="submit" size="sm" kind="danger" name="One" value={`refuse ${id}`}>
          {verb}
        </Button>
      </div>
    </Popover>
  );
}

/** What two members said to each other, since one of them reported it. */
export function ChatRow({ chat }: { chat: ReportedChat }) {
  return (
    <li data-row tabIndex={-1}>
      <p>
        <b>「{chat.title}」</b> <bdi>{chat.asker}</bdi> 问 <bdi>{chat.owner}</bdi>
      </p>
      <DeskReports count={chat.reports.length} reports={chat.reports} open />
      <ul className="post-admin-said">
        {chat.messages.map(({ by, content, created_time }) => (
          <li key={`${created_time} ${content}`}>
            <bdi>{by}</bdi>：<span dir="auto">{content}</span>{' '}
            <time dateTime={created_time}>{shortTime(created_time)}</time>
          </li>
        ))}
      </ul>
      <Form method="post" preventScrollReset className="desk-actions">
        <Button type="submit" size="sm" kind="danger" name="One" value={`close ${chat.id}`}>
          关闭私信
        </Button>
        <Button type="submit" size="sm" kind="line" name="One" value={`clear ${chat.id}`}>
          没有问题
        </Button>
      </Form>
    </li>
  );
}
