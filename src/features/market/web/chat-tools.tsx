import { Ellipsis, SendHorizontal } from 'lucide-react';
import { Form, useLocation, useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import type { Chat } from '../market-chat.contract.ts';
import { REPORT_REASONS } from '../market-names.pure.ts';

/** What one can do about the other: report, and hear nothing more. */
export function ChatMenu({ chat }: { chat: Chat }) {
  return (
    <Popover label="举报或拉黑" icon={<Ellipsis size={22} aria-hidden />} width={260} closeKey={useLocation().key}>
      <div className="market-chat-menu">
        <Form method="post">
          <FilterSelect
            label="举报原因"
            name="reason"
            options={REPORT_REASONS.map((reason) => ({ value: reason, label: reason }))}
          />
          <Button type="submit" kind="line" size="sm" name="intent" value="report">
            举报
          </Button>
        </Form>
        <Form method="post">
          <p className="market-chat-menu-note">
            {chat.is_blocked ? '已拉黑，你们现在不能互相写信。' : '拉黑后，对方不能再给你写信。'}
          </p>
          <Button
            type="submit"
            kind={chat.is_blocked ? 'line' : 'danger'}
            size="sm"
            name="intent"
            value={chat.is_blocked ? 'unblock' : 'block'}
          >
            {chat.is_blocked ? '取消拉黑' : '拉黑'}
          </Button>
        </Form>
      </div>
    </Popover>
  );
}

interface ComposerProps {
  chat: Chat;
  /** Why the last words were refused, and what they were. */
  message: string;
  typed: string;
  /** Changes when something was said: the field is emptied. */
  sent: number;
}

export function ChatComposer({ chat, message, typed, sent }: ComposerProps) {
  const isBusy = useNavigation().state === 'submitting';
  if (chat.is_closed) return <p className="market-chat-note">这个私信已经关闭，不能再写。</p>;
  if (chat.is_blocked) return <p className="market-chat-note">你拉黑了对方。要继续说，先在右上角取消拉黑。</p>;
  return (
    <Form method="post" className="market-chat-write" key={sent}>
      {message && <p role="alert">{message}</p>}
      <textarea
        name="content"
        rows={1}
        maxLength={300}
        required
        defaultValue={typed}
        aria-label="写一句"
        placeholder="写一句；电话、账号和网址会被隐去"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (event.currentTarget.value.trim()) event.currentTarget.form?.requestSubmit();
        }}
      />
      <button type="submit" aria-label="发送" aria-disabled={isBusy} disabled={isBusy}>
        <SendHorizontal size={20} aria-hidden />
      </button>
    </Form>
  );
}
