import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Select } from '#/ui/select/select.tsx';
import { KINDS } from '../../kinds.pure.ts';
import type { TypedTitle } from '../title-edit.ts';
import { LockButton, Origin, SourcedField } from './sourced-field.tsx';
import type { FieldOrigin } from './studio-state.ts';
import { isFieldChanged, type StudioState } from './studio-state.ts';

interface Props {
  state: StudioState;
  before: StudioState;
  origins: readonly FieldOrigin[];
  onField: (name: keyof TypedTitle, value: string) => void;
  onLock: (name: string, isLocked: boolean) => void;
}

const KIND_OPTIONS = KINDS.map(({ name }) => ({ value: name, label: name }));

/** The facts of a title, three to a row. */
export function StudioFields({ state, before, origins, onField, onLock }: Props) {
  const isFilm = state.typed.TypeName === '电影';
  const given = (name: keyof TypedTitle) => ({
    name,
    value: state.typed[name],
    isChanged: isFieldChanged(state.typed, before.typed, name),
    origin: origins.find(({ Field }) => Field === name),
    asked: state.locks[name],
    onChange: (value: string) => onField(name, value),
    onLock: (isLocked: boolean) => {
      // What follows its sources again has no word of ours.
      if (!isLocked) onField(name, before.typed[name]);
      onLock(name, isLocked);
    },
  });
  const [kind, finished] = [given('TypeName'), given('IsFinished')];
  const several = '几个之间用顿号隔开';
  return (
    <Card className="studio-fields">
      <SourcedField {...given('Name')} maxLength={100} />
      <SourcedField {...given('Aliases')} placeholder={several} />
      <SourcedField {...given('ReleaseDate')} label={isFilm ? '上映' : '首播'} placeholder="2019-02-05 或 2019" />
      <Select
        label="类型"
        size="sm"
        name="TypeName"
        value={state.typed.TypeName}
        options={KIND_OPTIONS}
        onChange={({ target }) => onField('TypeName', target.value)}
        aside={<Origin {...kind} />}
        trailing={kind.origin && <LockButton {...kind} label="类型" />}
      />
      <SourcedField {...given('Genres')} placeholder={several} />
      <SourcedField {...given('Regions')} placeholder={several} />
      <SourcedField {...given('Year')} maxLength={4} />
      <SourcedField {...given('Languages')} placeholder={several} />
      <SourcedField {...given('Duration')} maxLength={20} placeholder="125分钟" />
      <SourcedField {...given('Directors')} placeholder={several} />
      <div className="studio-two">
        <SourcedField {...given('Actors')} placeholder={several} />
      </div>
      <div className="studio-wide">
        <SourcedField {...given('Summary')} rows={4} maxLength={5000} />
      </div>
      <div className="studio-two">
        <SourcedField {...given('Remark')} maxLength={50} placeholder="更新至12集、全30集、HD" />
      </div>
      <div className="studio-check">
        <Checkbox
          name="IsFinished"
          value="1"
          checked={state.typed.IsFinished !== ''}
          onChange={({ target }) => onField('IsFinished', target.checked ? '1' : '')}
        >
          已完结
        </Checkbox>
        {finished.origin && <LockButton {...finished} label="完结" />}
      </div>
    </Card>
  );
}
