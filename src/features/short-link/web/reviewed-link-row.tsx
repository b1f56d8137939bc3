import { Link } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { DeskReports } from '#/features/desk/shared/desk-reports.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { shortTime } from '#/web/short-time.ts';
import type { ReviewedLink } from '../short-link.contract.ts';
import { DOUBTS } from './doubts.ts';
import '#/features/desk/shared/desk.css';

const STATES = {
  active: { text: '可用', tone: 'done' },
  expired: { text: '已到期', tone: 'off' },
  disabled: { text: '创建者已停用', tone: 'off' },
  full: { text: '次数用完', tone: 'off' },
  blocked: { text: '已屏蔽', tone: 'failed' },
} as const;

/** One link: where it leads as plain text, never as something to press by mistake. */
export function ReviewedLinkRow({ link }: { link: ReviewedLink }) {
  const { ShortUrl: Code, Block: block } = link;
  return (
    <li>
      <p className="desk-facts">
        <code>{Code}</code>
        <Badge tone={STATES[link.State].tone}>{STATES[link.State].text}</Badge>
        {link.OwnerName === null ? (
          <span>{link.OwnerId === null ? '访客' : '已注销的会员'}</span>
        ) : (
          <Link to={`/market/admin/members?words=${encodeURIComponent(link.OwnerName)}`}>
            <bdi>{link.OwnerName}</bdi>
          </Link>
        )}
        <time dateTime={link.CreatedTime}>{shortTime(link.CreatedTime)}</time>
        <span>点击 {thousands(link.Clicks)}</span>
      </p>
      <p className="desk-text">{link.Url}</p>
      {link.Rules.flatMap(({ Condition, Targets }) =>
        Targets.map(({ Id, Url }) => (
          <p key={Id} className="desk-facts">
            {Condition}：{Url}
          </p>
        )),
      )}
      {link.Doubt && <p className="desk-facts">{DOUBTS[link.Doubt]}</p>}
      {link.Remark && <p className="desk-facts">备注：{link.Remark}</p>}
      <DeskReports count={link.ReportCount} reports={link.Reports} open />
      {block && (
        <p className="desk-facts">
          {block.BlockedBy} 于 {shortTime(block.BlockedTime)} 屏蔽了{block.WholeHost ? '整个域名' : '这个网址'}
          {block.Reason && `：${block.Reason}`}
        </p>
      )}
      <div className="desk-actions">
        {!block && (
          <ConfirmFold
            label="屏蔽"
            question="屏蔽它指向的网址？指向同一网址的短链接都会打不开。"
            confirm="屏蔽"
            fields={{ Code, Blocked: 1 }}
          >
            <Field label="原因" name="Reason" size="sm" aside="选填" maxLength={200} />
            <Checkbox name="WholeHost" value="1">
              整个域名都屏蔽
            </Checkbox>
          </ConfirmFold>
        )}
        {(block || link.ReportCount > 0) && (
          <ConfirmFold
            label={block ? '解除屏蔽' : '没有问题'}
            question={block ? '让它重新可以打开？' : '举报不成立，继续放行？'}
            confirm={block ? '解除' : '放行'}
            danger={false}
            fields={{ Code, Blocked: 0 }}
          />
        )}
      </div>
    </li>
  );
}
