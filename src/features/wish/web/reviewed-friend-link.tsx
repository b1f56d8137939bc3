import { DeskMove } from '#/features/desk/shared/desk-move.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { FoldButton } from '#/web/fold-button.tsx';
import { shortTime } from '#/web/short-time.ts';
import type { ReviewedFriendLink } from '../friend-link-review.contract.ts';
import '#/features/desk/shared/desk.css';

const STATES = {
  pending: { text: '待处理', tone: 'waiting' },
  approved: { text: '显示中', tone: 'done' },
  refused: { text: '已拒绝', tone: 'off' },
} as const;

const CHECKS = {
  none: { text: '没有检查过互链', tone: 'off' },
  waiting: { text: '正在检查互链', tone: 'waiting' },
  found: { text: '已放本站链接', tone: 'done' },
  nofollow: { text: '放了，但带 nofollow', tone: 'waiting' },
  missing: { text: '没有本站链接', tone: 'failed' },
  unreachable: { text: '页面打不开', tone: 'failed' },
} as const;

/** One site: who asks, whether it links to us, and what can be done. */
export function ReviewedFriendLinkRow({ link, isOrdered }: { link: ReviewedFriendLink; isOrdered: boolean }) {
  const { Id, State, Check } = link;
  const isShown = State === 'approved';
  const hasOwnBack = Boolean(link.BackUrl) && link.BackUrl !== link.Url;
  return (
    <li data-row tabIndex={-1}>
      <Checkbox name="Ids" value={Id} aria-label={`选中${link.Title}`}>
        <bdi className="desk-name">{link.Title}</bdi>
      </Checkbox>
      <p className="desk-facts">
        <Badge tone={STATES[State].tone}>{STATES[State].text}</Badge>
        <Badge tone={CHECKS[Check.State].tone}>{CHECKS[Check.State].text}</Badge>
        {Check.CheckedTime && <span>检查于 {shortTime(Check.CheckedTime)}</span>}
        <span>{shortTime(link.CreatedTime)} 加入</span>
      </p>
      <p className="desk-text">
        <a href={link.Url} target="_blank" rel="noopener noreferrer nofollow">
          {link.Url}
        </a>
      </p>
      {link.Note && (
        <p className="desk-text" dir="auto">
          {link.Note}
        </p>
      )}
      {(hasOwnBack || Check.Note || link.Contact) && (
        <p className="desk-facts">
          {hasOwnBack && <span>互链页面 {link.BackUrl}</span>}
          {Check.Note && <span>{Check.Note}</span>}
          {link.Contact && <span>联系方式 {link.Contact}</span>}
        </p>
      )}
      {link.DecidedTime && (
        <p className="desk-facts">
          {link.DecidedBy} 于 {shortTime(link.DecidedTime)} 处理过{link.Reason && `：${link.Reason}`}
        </p>
      )}
      <div className="desk-actions">
        {!isShown && (
          <Button type="submit" size="sm" name="One" value={`approve ${Id}`} data-key="a">
            通过
          </Button>
        )}
        {State !== 'refused' && (
          <FoldButton
            label={isShown ? '下架' : '拒绝'}
            question={
              isShown ? `不再显示${link.Title}？随时可以恢复。` : `拒绝${link.Title}？对方凭申请链接能看到原因。`
            }
            confirm={isShown ? '下架' : '拒绝'}
            name="One"
            value={`${isShown ? 'takedown' : 'refuse'} ${Id}`}
          >
            <Field label="原因" name={`Reason ${Id}`} size="sm" aside="选填" maxLength={200} />
          </FoldButton>
        )}
        <Button type="submit" size="sm" kind="line" name="One" value={`check ${Id}`}>
          再检查一次
        </Button>
        {isOrdered && <DeskMove id={Id} name={link.Title} />}
      </div>
    </li>
  );
}
