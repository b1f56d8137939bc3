import { useNavigation } from 'react-router';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import { Card } from '#/ui/section/card.tsx';
import type { FriendLinkApplication } from '../friend-link.contract.ts';

const STATES = { pending: '等站长查看', approved: '已通过，出现在友情链接里了', refused: '没有通过' } as const;
const CHECKS = {
  none: '还没有检查',
  waiting: '正在检查，稍后刷新这一页',
  found: '已找到本站的链接',
  nofollow: '链接带着 nofollow',
  missing: '没有找到本站的链接',
  unreachable: '页面打不开',
} as const;

interface Props {
  application: FriendLinkApplication;
  ticket: string;
  message: string | undefined;
}

/** How far an application has come, for whoever has its address. */
export function LinkStatus({ application: { Title, Url, BackUrl, State, Reason, Check }, ticket, message }: Props) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <Card title={Title} className="links-status">
      <p role="status">收到了你的申请。请收藏这一页的地址，随时回来看结果。</p>
      <dl>
        <div>
          <dt>网址</dt>
          <dd>{Url}</dd>
        </div>
        <div>
          <dt>互链页面</dt>
          <dd>{BackUrl}</dd>
        </div>
        <div data-state={Check.State}>
          <dt>互链检查</dt>
          <dd>
            {CHECKS[Check.State]}
            {Check.Note && Check.State !== 'waiting' && Check.State !== 'found' && <small>{Check.Note}</small>}
          </dd>
        </div>
        <div data-state={State}>
          <dt>站长的决定</dt>
          <dd>
            {STATES[State]}
            {Reason && <small>{Reason}</small>}
          </dd>
        </div>
      </dl>
      {State === 'pending' && (
        <Form action="/wish/links" message={message}>
          <input type="hidden" name="ticket" value={ticket} />
          <SubmitRow kind="line" loading={isSending}>
            再检查一次
          </SubmitRow>
        </Form>
      )}
    </Card>
  );
}
