import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { Card } from '../section/card.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { Form } from './form.tsx';
import type { FieldError } from './form-context.ts';

export const title = '表单';

const ALL = [
  { Field: 'Name', Message: '这个名字已经有人用了。' },
  { Field: 'Password', Message: '密码至少 8 位。' },
  { Field: 'Agree', Message: '先读一读，再勾上。' },
];

export default function FormDemo() {
  const [errors, setErrors] = useState<readonly FieldError[]>();
  return (
    <>
      <DemoRow label="先后出错" layout="stack">
        <Card>
          <Form
            errors={errors}
            onSubmit={(event) => {
              event.preventDefault();
              setErrors((before) => (before ? ALL.slice(0, Math.max(0, before.length - 2)) : ALL));
            }}
          >
            <Field label="用户名" name="Name" defaultValue="小满" autoComplete="username" />
            <PasswordField label="密码" name="Password" autoComplete="new-password" />
            <Checkbox name="Agree">我已阅读并同意《用户协议》</Checkbox>
            <div className="form-actions">
              <Button type="submit" size="lg">
                注册
              </Button>
            </div>
          </Form>
        </Card>
      </DemoRow>
      <DemoRow label="整体被拒" layout="stack">
        <Form message="试得太快了，请 5 分钟后再来。已经填的内容都还在。">
          <Field label="邮箱" name="Email" defaultValue="xiaoman@example.com" autoComplete="email" />
        </Form>
      </DemoRow>
    </>
  );
}
