import { Button } from '../button/button.tsx';
import { Switch } from '../switch/switch.tsx';
import { nameError, telError } from './contact-rules.ts';
import { PersonFields } from './person-fields.tsx';
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
      <PersonFields value={value} errors={errors} set={set} who="联系人" />
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
