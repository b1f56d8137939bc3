import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Switch } from '../switch/switch.tsx';
import { NAME_MAX, nameError, telError } from './contact-rules.ts';
import { useEdited } from './use-edited.ts';
import './contact-edit.css';

export interface Contact {
  name: string;
  tel: string;
  isDefault: boolean;
}

export interface ContactEditProps {
  initial?: Partial<Contact>;
  onSave: (contact: Contact) => void;
  /** Offers to delete; ask before doing it. */
  onDelete?: () => void;
  isSaving?: boolean;
  /** Offers to make this the usual one. */
  canBeDefault?: boolean;
}

const check = ({ name, tel }: Contact) => ({ name: nameError(name), tel: telError(tel) });

/** A person's name and number. */
export function ContactEdit(props: ContactEditProps) {
  const { initial, onSave, onDelete, isSaving = false, canBeDefault = false } = props;
  const empty = { name: '', tel: '', isDefault: false };
  const { value, errors, set, submit } = useEdited<Contact>({ ...empty, ...initial }, check, onSave);
  return (
    <form className="contact-edit" noValidate onSubmit={submit}>
      <Field
        label="姓名"
        autoComplete="name"
        placeholder="收件人姓名"
        maxLength={NAME_MAX}
        value={value.name}
        error={errors.name}
        onChange={(event) => set('name', event.target.value)}
      />
      <Field
        label="电话"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="手机号"
        value={value.tel}
        error={errors.tel}
        onChange={(event) => set('tel', event.target.value)}
      />
      {canBeDefault && (
        <Switch
          label="设为默认联系人"
          checked={value.isDefault}
          onChange={(event) => set('isDefault', event.target.checked)}
        />
      )}
      <EditButtons isSaving={isSaving} {...(onDelete && { onDelete })} />
    </form>
  );
}

export function EditButtons({ isSaving, onDelete }: { isSaving: boolean; onDelete?: () => void }) {
  return (
    <div className="contact-edit-buttons">
      <Button type="submit" size="lg" wide loading={isSaving}>
        保存
      </Button>
      {onDelete && (
        <Button kind="line" size="lg" wide onClick={onDelete}>
          删除
        </Button>
      )}
    </div>
  );
}
