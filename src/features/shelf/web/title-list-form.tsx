import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';

interface Props {
  intent: 'create' | 'change';
  list?: { name: string; note: string; isPublic: boolean };
  /** A title that goes into the new list at once. */
  titleKey?: string | undefined;
}

export function TitleListForm({ intent, list, titleKey }: Props) {
  return (
    <Form method="post" className="title-list-form" id={intent === 'create' ? 'new' : undefined}>
      <input type="hidden" name="intent" value={intent} />
      {titleKey && <input type="hidden" name="Key" value={titleKey} />}
      <Field label="名字" name="Name" required maxLength={40} defaultValue={list?.name} placeholder="下饭不费脑" />
      <TextArea label="介绍" name="Note" maxLength={500} rows={2} defaultValue={list?.note} />
      <label className="title-list-public">
        <input type="checkbox" name="IsPublic" value="1" defaultChecked={list?.isPublic} />
        公开：有地址的人都能看，也可以关注
      </label>
      <Button type="submit">{intent === 'create' ? '新建片单' : '保存'}</Button>
    </Form>
  );
}
