import { Plus } from 'lucide-react';
import { Form as PlainForm, useLocation } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import '#/web/confirm-fold.css';

/** A link that the operator brings: shown at once, nobody has to ask for it. */
export function AddLink({ errors = [] }: { errors?: FieldError[] | undefined }) {
  const faultOf = (name: string) => errors.find((one) => one.Field === name)?.Message;
  return (
    <Popover
      label="添加友链"
      icon={
        <span className="confirm-fold-text">
          <Plus /> 添加友链
        </span>
      }
      buttonClass="confirm-fold confirm-fold-solid"
      panelClass="confirm-fold-box"
      width={320}
      closeKey={useLocation().key}
    >
      <PlainForm method="post">
        <input type="hidden" name="intent" value="add" />
        <Field label="网站名" name="Title" size="sm" maxLength={20} error={faultOf('Title')} />
        <Field label="网址" name="Url" size="sm" placeholder="https://" spellCheck={false} error={faultOf('Url')} />
        <Button type="submit" size="sm">
          添加并显示
        </Button>
      </PlainForm>
    </Popover>
  );
}
