import { useNavigation } from 'react-router';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import type { Outcome } from './account-outcome.ts';
import './leave-form.css';

/** Folded, so that nobody comes upon it by chance; asks for a tick and the password. */
export function LeaveForm({ outcome }: { outcome: Outcome | undefined }) {
  const isSending = useNavigation().formData?.get('form') === 'leave';
  return (
    <details className="leave-form" open={outcome !== undefined}>
      <summary>我要注销账号</summary>
      <Form errors={outcome?.errors} message={outcome?.message} preventScrollReset>
        <input type="hidden" name="form" value="leave" />
        <p>收藏、记录、账单、短链接和上传的文件都会删除，用户名和邮箱会空出来。需要留底的话，请先导出数据。</p>
        <Checkbox name="Sure">我明白，删除后谁也恢复不了</Checkbox>
        <PasswordField label="密码" name="Password" />
        <SubmitRow kind="danger" loading={isSending}>
          永久删除我的账号
        </SubmitRow>
      </Form>
    </details>
  );
}
