import { Plus } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';

/** Keys that the site does not know itself may hold any JSON. */
export function NewKey() {
  return (
    <details className="config-admin-new">
      <summary>新增配置项</summary>
      <Form method="get" action="/market/admin/config">
        <Field
          label="键名"
          name="key"
          size="sm"
          autoCapitalize="off"
          hint="字母开头，可用字母、数字和 . _ -"
          trailing={
            <Button type="submit" kind="line" icon={<Plus />}>
              填写
            </Button>
          }
        />
      </Form>
    </details>
  );
}
