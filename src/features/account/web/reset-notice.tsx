import { Copy } from 'lucide-react';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { copyText } from '#/web/copy-text.ts';
import type { MemberReset } from './members-action.ts';

/** What came of a reset. A link is shown here once: who leaves the page makes another. */
export function ResetNotice({ reset: { Username, SentTo, Link } }: { reset: MemberReset['reset'] }) {
  if (Link === null) {
    return (
      <DeskNotice>
        {Username} 的旧密码和登录都已失效，验证码已发到 {SentTo}，凭它可以设新密码。
      </DeskNotice>
    );
  }
  return (
    <DeskNotice>
      <p>
        {Username} 的旧密码和登录都已失效。把下面的链接交给本人，凭它可以设新密码；30
        分钟内有效，只能用一次，离开这一页就看不到了。
      </p>
      <Field
        label="重设密码的链接"
        size="sm"
        readOnly
        value={Link}
        onFocus={(event) => event.currentTarget.select()}
        trailing={
          <Button kind="line" size="sm" icon={<Copy />} onClick={() => copyText(Link)}>
            复制
          </Button>
        }
      />
    </DeskNotice>
  );
}
