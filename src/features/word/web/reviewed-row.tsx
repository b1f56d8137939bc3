import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { DeskReports } from '#/features/desk/shared/desk-reports.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { FoldButton } from '#/web/fold-button.tsx';
import { shortTime } from '#/web/short-time.ts';
import type { ReviewedWord } from '../word-moderation.contract.ts';
import '#/web/confirm-fold.css';
import '#/features/desk/shared/desk.css';

const HELD = { link: '含有链接', contact: '含有联系方式', busy: '发送太频繁', reports: '多人举报', '': '' } as const;
const STATES = {
  shown: { text: '公开', tone: 'done' },
  waiting: { text: '待审核', tone: 'waiting' },
  hidden: { text: '已隐藏', tone: 'off' },
  deleted: { text: '已删除', tone: 'failed' },
} as const;
const ROLES = { visitor: '访客', member: '会员', operator: '站长' } as const;

/** One word with why it is here and what can be done. Its text is shown as text and nothing else. */
export function ReviewedRow({ word }: { word: ReviewedWord }) {
  const { Id, State } = word;
  const isGone = State === 'deleted';
  return (
    <li data-row tabIndex={-1}>
      {State === 'waiting' && <input type="hidden" name="Waiting" value={Id} />}
      {/* What was deleted cannot be shown again here, and is gone for good after a day. */}
      <Checkbox name="Ids" value={Id} disabled={isGone} aria-label={`选中${word.Nickname}的留言`}>
        <bdi className="desk-name">{word.Nickname}</bdi> <Tag>{ROLES[word.Role]}</Tag>{' '}
        {word.IsBlocked && <Tag tone="accent">已禁言</Tag>}
      </Checkbox>
      <p className="desk-facts">
        <Badge tone={STATES[State].tone}>{STATES[State].text}</Badge>
        {word.HeldFor && <span>{HELD[word.HeldFor]}</span>}
        {word.Pinned && <span>置顶中</span>}
        <time dateTime={word.CreatedTime}>{shortTime(word.CreatedTime)}</time>
        {word.Path.includes('#') && <Link to={word.Path}>看上下文</Link>}
      </p>
      {word.Answers && (
        <blockquote className="desk-quote">
          回复 <bdi>{word.Answers.Nickname}</bdi>：{word.Answers.Content || '（已删除）'}
        </blockquote>
      )}
      <p className="desk-text" dir="auto">
        {word.Content || '（没有内容）'}
      </p>
      <DeskReports count={word.ReportCount} reports={word.Reports} open={State !== 'hidden' && !isGone} />
      {word.ModeratedTime && (
        <p className="desk-facts">
          {word.ModeratedBy} 于 {shortTime(word.ModeratedTime)} 处理过
        </p>
      )}
      <div className="desk-actions">
        {!isGone && State !== 'shown' && (
          <Button type="submit" size="sm" name="One" value={`show ${Id}`} data-key="a">
            {State === 'waiting' ? '通过' : '恢复显示'}
          </Button>
        )}
        {!isGone && State !== 'hidden' && (
          <Button type="submit" size="sm" kind="line" name="One" value={`hide ${Id}`} data-key="d">
            隐藏
          </Button>
        )}
        {State === 'shown' && word.ReportCount > 0 && (
          <Button type="submit" size="sm" kind="line" name="One" value={`show ${Id}`}>
            没有问题
          </Button>
        )}
        {State === 'shown' && word.ParentId === null && (
          <Button type="submit" size="sm" kind="line" name="One" value={`${word.Pinned ? 'unpin' : 'pin'} ${Id}`}>
            {word.Pinned ? '取消置顶' : '置顶'}
          </Button>
        )}
        {!isGone && <ReplyButton word={word} />}
        {word.Role !== 'operator' && <BlockButton word={word} />}
      </div>
    </li>
  );
}

/** Shuts out whoever wrote it, after a question; the way back needs none. */
function BlockButton({ word: { Id, Nickname, Role, IsBlocked } }: { word: ReviewedWord }) {
  if (IsBlocked)
    return (
      <Button type="submit" size="sm" kind="quiet" name="One" value={`unblock ${Id}`}>
        解除禁言
      </Button>
    );
  return (
    <FoldButton
      label="禁言作者"
      question={`${Nickname} 以后不能再留言、回复和写短评，已有的留言不变。${Role === 'visitor' ? '访客换了网络和浏览器就认不出来了。' : ''}`}
      confirm="禁言"
      name="One"
      value={`block ${Id}`}
      rowKey="b"
    />
  );
}

/** Answers without leaving the list; inside the form around it. */
function ReplyButton({ word: { Id, Nickname, State } }: { word: ReviewedWord }) {
  const send = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      label={State === 'shown' ? '回复' : '通过并回复'}
      buttonClass="confirm-fold"
      panelClass="confirm-fold-box"
      align="start"
      width={380}
      closeKey={useLocation().key}
      // Whoever wants to answer writes at once.
      onToggle={(isOpen) => isOpen && document.getElementsByName(`Reply ${Id}`)[0]?.focus()}
    >
      <div className="confirm-fold-ask">
        <TextArea
          label={`回复 ${Nickname}`}
          name={`Reply ${Id}`}
          rows={3}
          maxLength={1000}
          data-key="r"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send.current?.click();
          }}
        />
        <Button ref={send} type="submit" size="sm" name="One" value={`reply ${Id}`}>
          回复
        </Button>
      </div>
    </Popover>
  );
}
