import { Link2, Search } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { Field } from './field.tsx';
import { FileField } from './file-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';

export const title = '输入';

export default function FieldDemo() {
  return (
    <>
      <DemoRow label="状态" layout="grid">
        <Field label="邮箱" type="email" autoComplete="email" placeholder="例如 xiaoman@example.com" />
        <Field
          label="用户名"
          defaultValue="山间小满"
          hint="3–20 个字，可用中文、字母、数字和下划线"
          ok="可以使用"
          autoComplete="username"
        />
        <PasswordField label="密码" aside={<a href="#field">忘记密码</a>} defaultValue="12345678" />
        <PasswordField
          label="新密码"
          autoComplete="new-password"
          defaultValue="password1"
          error="这个密码太常见了，换一个别人猜不到的。"
        />
        <Field
          label="验证码"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          defaultValue="4082"
          trailing={
            <Button kind="line" disabled>
              <span className="num">48</span> 秒后重发
            </Button>
          }
        />
        <Field label="邀请人" defaultValue="小满" disabled aside="选填" />
        <FileField label="封面" accept="image/*" hint="JPG、PNG、WebP，10 MB 以内" />
      </DemoRow>
      <DemoRow label="大小" layout="stack">
        <Field
          label="长地址"
          size="lg"
          type="url"
          icon={<Link2 />}
          placeholder="粘贴一个 http 或 https 开头的地址"
          trailing={<Button size="lg">生成短链</Button>}
        />
        <Field label="筛选键名" size="sm" type="search" icon={<Search />} placeholder="筛选键名" />
      </DemoRow>
      <DemoRow label="多行" layout="stack">
        <TextArea label="祝福语" maxLength={60} rows={3} defaultValue="饺子或汤圆，愿你那一碗有人陪。" />
        <TextArea label="留言" rows={3} placeholder="写点什么…暂不支持链接" error="还没有写内容。" />
      </DemoRow>
    </>
  );
}
