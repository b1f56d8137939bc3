import { useNavigation } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';

export const NOTHING_TYPED = { Title: '', Url: '', BackUrl: '', Contact: '', Note: '' };

interface Props {
  typed: typeof NOTHING_TYPED;
  errors?: readonly FieldError[] | undefined;
  message?: string | undefined;
}

/** Works without JavaScript. */
export function LinkForm({ typed, errors, message }: Props) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form className="links-form" action="/wish/links" errors={errors} message={message}>
      <Field
        label="网站名"
        name="Title"
        maxLength={20}
        defaultValue={typed.Title}
        autoComplete="organization"
        required
      />
      <Field
        label="网址"
        name="Url"
        type="url"
        inputMode="url"
        placeholder="https://example.com/"
        defaultValue={typed.Url}
        autoComplete="url"
        spellCheck={false}
        required
      />
      <Field
        label="放了本站链接的页面"
        name="BackUrl"
        type="url"
        inputMode="url"
        aside="选填"
        hint="不填就检查上面的网址"
        defaultValue={typed.BackUrl}
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        label="联系方式"
        name="Contact"
        aside="选填"
        hint="只有站长看得到"
        maxLength={100}
        defaultValue={typed.Contact}
        autoComplete="email"
      />
      <TextArea label="留言" name="Note" rows={3} maxLength={200} defaultValue={typed.Note} />
      <SubmitRow size="lg" loading={isSending}>
        提交申请
      </SubmitRow>
    </Form>
  );
}
