import { useNavigation } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Card } from '#/ui/section/card.tsx';
import type { ShortLink } from '../short-link.contract.ts';
import { lastDay } from './link-state.ts';

interface Props {
  link: ShortLink;
  backTo: string;
  errors?: readonly FieldError[] | undefined;
  message?: string | undefined;
}

/** What is changed most; the rest is on the link's own page. */
export default function LinkEdit({ link, backTo, errors, message }: Props) {
  const isSending = useNavigation().formData?.get('form') === 'change';
  return (
    <Card title={`修改 ${link.ShortUrl}`} className="link-edit">
      <Form errors={errors} message={message}>
        <input type="hidden" name="form" value="change" />
        <input type="hidden" name="Code" value={link.ShortUrl} />
        <div className="link-edit-fields">
          <Field
            label="备注"
            name="Remark"
            aside="只有自己看得到"
            defaultValue={link.Remark}
            maxLength={60}
            autoComplete="off"
          />
          <Field
            label="最后一天"
            name="ExpiresTime"
            aside="留空为长期"
            type="date"
            defaultValue={link.ExpiresTime ? lastDay(link.ExpiresTime) : ''}
          />
        </div>
        <Checkbox name="Disabled" value="1" defaultChecked={link.State === 'disabled'}>
          停用这个短链，打开的人会看到「已失效」
        </Checkbox>
        <div className="form-actions">
          <Button type="submit" loading={isSending}>
            保存
          </Button>
          <Button kind="line" to={backTo}>
            取消
          </Button>
        </div>
      </Form>
    </Card>
  );
}
