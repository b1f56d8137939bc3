import { useNavigation } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import { Card } from '#/ui/section/card.tsx';
import type { OwnLink } from '../short-owner.contract.ts';
import type { LinkRefusal } from './link-action.ts';
import { lastDay } from './link-state.ts';

/** Everything about a link but its rules. Works without JavaScript. */
export function LinkSettings({ link, refusal }: { link: OwnLink; refusal: LinkRefusal | undefined }) {
  const isSending = useNavigation().formData?.get('form') === 'settings';
  const refused = refusal?.form === 'settings' ? refusal : undefined;
  return (
    <Card title="设置" className="link-settings">
      <Form errors={refused?.errors} message={refused?.message} preventScrollReset>
        <input type="hidden" name="form" value="settings" />
        <Field label="指向" name="Url" type="url" inputMode="url" defaultValue={link.Url} autoComplete="off" required />
        <Field label="备注" name="Remark" aside="只有自己看得到" defaultValue={link.Remark} maxLength={60} />
        <Field label="标签" name="Tags" aside="用逗号分开" defaultValue={link.Tags.join('，')} autoComplete="off" />
        <Field
          label="最后一天"
          name="ExpiresTime"
          type="date"
          aside="留空为长期"
          defaultValue={link.ExpiresTime ? lastDay(link.ExpiresTime) : ''}
        />
        <Field
          label="访问上限"
          name="VisitLimit"
          inputMode="numeric"
          aside={link.VisitLimit === null ? '留空为不限' : `已用 ${link.VisitsUsed} 次`}
          defaultValue={link.VisitLimit ?? ''}
        />
        <Field
          label={link.HasPassword ? '换一个密码' : '密码'}
          name="Password"
          type="password"
          aside={link.HasPassword ? '留空为不换' : '留空为不用密码'}
          autoComplete="new-password"
          maxLength={64}
        />
        {link.HasPassword && (
          <Checkbox name="NoPassword" value="1">
            不再要密码
          </Checkbox>
        )}
        <Checkbox name="WechatTip" value="1" defaultChecked={link.WechatTip}>
          微信里提示用浏览器打开
        </Checkbox>
        <Checkbox name="QqTip" value="1" defaultChecked={link.QqTip}>
          QQ 里提示用浏览器打开
        </Checkbox>
        <Checkbox name="Disabled" value="1" defaultChecked={link.State === 'disabled'}>
          暂停这条
        </Checkbox>
        <SubmitRow loading={isSending}>保存</SubmitRow>
      </Form>
      <ConfirmFold
        label="删除这条短链"
        question="删除后打开的人会看到「没有这个短链接」，统计也一起删掉，找不回来。"
        confirm="删除"
        fields={{ form: 'delete' }}
      />
    </Card>
  );
}
