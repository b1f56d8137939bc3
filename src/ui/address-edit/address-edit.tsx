import { EditButtons } from '../contact-edit/contact-edit.tsx';
import { PersonFields } from '../contact-edit/person-fields.tsx';
import { useEdited } from '../contact-edit/use-edited.ts';
import { Field } from '../field/field.tsx';
import { TextArea } from '../field/text-area.tsx';
import { Switch } from '../switch/switch.tsx';
import { type Address, type Area, addressErrors, DETAIL_MAX } from './address-rules.ts';
import { AreaSelect } from './area-select.tsx';
import '../contact-edit/contact-edit.css';

export interface AddressEditProps {
  /** Provinces with what is below them. */
  areas: readonly Area[];
  initial?: Partial<Address>;
  onSave: (address: Address) => void;
  /** Offers to delete; ask before doing it. */
  onDelete?: () => void;
  isSaving?: boolean;
  hasPostalCode?: boolean;
  /** Offers to make this the usual one. */
  canBeDefault?: boolean;
}

const EMPTY: Address = { name: '', tel: '', area: [], detail: '', postalCode: '', isDefault: false };

/** Where something is to be sent, and to whom. */
export function AddressEdit(props: AddressEditProps) {
  const { areas, initial, onSave, onDelete, isSaving = false, hasPostalCode = true, canBeDefault = true } = props;
  const check = (address: Address) => addressErrors(address, areas);
  const { value, errors, set, submit } = useEdited<Address>({ ...EMPTY, ...initial }, check, onSave);
  return (
    <form className="contact-edit" noValidate onSubmit={submit}>
      <PersonFields value={value} errors={errors} set={set} who="收货人" />
      <AreaSelect areas={areas} value={value.area} error={errors.area} onChange={(area) => set('area', area)} />
      <TextArea
        label="详细地址"
        autoComplete="street-address"
        placeholder="街道、门牌号、楼层"
        rows={2}
        maxLength={DETAIL_MAX}
        value={value.detail}
        error={errors.detail}
        onChange={(event) => set('detail', event.target.value)}
      />
      {hasPostalCode && (
        <Field
          label="邮政编码"
          aside="选填"
          inputMode="numeric"
          autoComplete="postal-code"
          value={value.postalCode}
          error={errors.postalCode}
          onChange={(event) => set('postalCode', event.target.value)}
        />
      )}
      {canBeDefault && (
        <Switch
          label="设为默认地址"
          checked={value.isDefault}
          onChange={(event) => set('isDefault', event.target.checked)}
        />
      )}
      <EditButtons isSaving={isSaving} {...(onDelete && { onDelete })} />
    </form>
  );
}
