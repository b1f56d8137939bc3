import { Badge } from '#/ui/badge/badge.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { ConfirmFold } from '#/web/confirm-fold.tsx';
import type { ReviewedLink } from '../short-link.contract.ts';
import './short-admin.css';

const STATES = {
  active: { text: '可用', tone: 'done' },
  expired: { text: '已到期', tone: 'off' },
  disabled: { text: '主人已停用', tone: 'off' },
  blocked: { text: '已屏蔽', tone: 'failed' },
} as const;

const timeOf = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** One link: where it leads as plain text, never as something to press by mistake. */
export function ReviewedLinkRow({ link }: { link: ReviewedLink }) {
  const { ShortUrl: Code, Block: block } = link;
  return (
    <li>
      <p className="short-admin-head">
        <code>{Code}</code>
        <Badge tone={STATES[link.State].tone}>{STATES[link.State].text}</Badge>
        <span>
          {link.OwnerId === null ? '访客' : `会员 ${link.OwnerId}`} · {timeOf(link.CreatedTime)} · 点击 {link.Clicks}
        </span>
      </p>
      <p className="short-admin-target">{link.Url}</p>
      {link.Remark && <p className="short-admin-note">备注：{link.Remark}</p>}
      {link.ReportCount > 0 && (
        <details className="short-admin-reports" open>
          <summary>{link.ReportCount} 次举报</summary>
          <ul>
            {link.Reports.map((report) => (
              <li key={`${report.CreatedTime} ${report.Reason} ${report.Detail}`}>
                {report.Reason}
                {report.Detail && `：${report.Detail}`} · {timeOf(report.CreatedTime)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {block && (
        <p className="short-admin-note">
          {block.BlockedBy} 于 {timeOf(block.BlockedTime)} 屏蔽了{block.WholeHost ? '整个域名' : '这个网址'}
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
            question={block ? '让它重新可以打开？' : '了结它的举报，继续放行？'}
            confirm={block ? '解除' : '放行'}
            danger={false}
            fields={{ Code, Blocked: 0 }}
          />
        )}
      </div>
    </li>
  );
}
