import { Smile } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#/ui/avatar/avatar.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import { loginPath } from '#/web/login-path.pure.ts';
import type { BoardRefusal } from './board-action.ts';
import { type BoardView, boardAddress } from './board-address.ts';
import { ComposerText, NicknameField } from './composer-fields.tsx';
import type { BoardProps } from './read-board.ts';
import { useSending } from './use-sending.ts';
import './word-composer.css';

const EmojiPicker = lazy(() => import('./emoji-picker.tsx'));

interface Props {
  view: BoardView;
  user: BoardProps['user'];
  refusal: BoardRefusal | undefined;
  /** The word that is answered; 0 for a new one. */
  parentId: number;
  answering?: string;
  startWith?: string;
}

/** Members send it as a plain form. A visitor's browser works out a riddle first, while they are still typing. */
export function WordComposer({ view, user, refusal, parentId, answering, startWith = '' }: Props) {
  const mine = refusal?.form === 'post' && refusal.about === parentId ? refusal : undefined;
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPicking, setPicking] = useState(false);
  const { isSending, onSubmit, prepare } = useSending(user === null, parentId);
  const isReply = parentId !== 0;
  // What was sent is out of the field once the page says so; a refusal keeps it.
  const sent = view.done && !mine ? `${view.done} ${view.about}` : '';

  useEffect(() => {
    const field = area.current;
    if (!isReply || !field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [isReply]);

  return (
    <div className="word-composer" data-reply={isReply || undefined}>
      {!isReply && <Avatar name={user?.isOperator ? '站长' : (user?.name ?? '匿')} />}
      <Form
        key={sent}
        className="word-composer-form"
        action={boardAddress(view, isReply ? { reply: parentId } : {})}
        errors={mine?.errors}
        message={mine?.message}
        onSubmit={onSubmit}
        preventScrollReset={isReply}
        aria-label={isReply ? `回复${answering ?? ''}` : '写留言'}
      >
        <input type="hidden" name="intent" value="post" />
        <input type="hidden" name="ParentId" value={isReply ? parentId : ''} />
        <div className="word-composer-box">
          <ComposerText
            field={area}
            label={isReply ? `回复${answering ?? ''}` : '留言'}
            placeholder={isReply ? `回复 ${answering ?? ''}` : '写点什么……暂不支持链接'}
            text={mine?.content || startWith}
            onType={prepare}
          />
          <div className="word-composer-foot">
            {user ? (
              <p className="word-composer-who">
                以 <b>{user.name}</b> 的身份发表
              </p>
            ) : (
              <NicknameField typed={mine?.nickname ?? ''} />
            )}
            <Popover
              label="插入表情"
              icon={<Smile size={19} aria-hidden />}
              buttonClass="word-composer-emoji"
              panelClass="word-composer-picker"
              width={312}
              onToggle={setPicking}
            >
              {isPicking && (
                <Suspense fallback={<p className="word-composer-loading">正在打开…</p>}>
                  <EmojiPicker field={area} />
                </Suspense>
              )}
            </Popover>
            <Button type="submit" size="sm" loading={isSending}>
              {isReply ? '回复' : '发表'}
            </Button>
          </div>
        </div>
        {!user && (
          <noscript>
            <p className="word-composer-noscript">
              浏览器没有开启 JavaScript，无法自动验证。请<Link to={loginPath(view.base)}>登录</Link>后留言。
            </p>
          </noscript>
        )}
        {isReply && (
          <p className="word-composer-cancel">
            <Link to={boardAddress(view, {}, parentId)} preventScrollReset>
              取消回复
            </Link>
          </p>
        )}
      </Form>
    </div>
  );
}
