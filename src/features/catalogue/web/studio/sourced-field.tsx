import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import type { TypedTitle } from '../title-edit.ts';
import { FIELD_NAMES, type FieldOrigin } from './studio-state.ts';

export interface SourcedFieldProps {
  name: keyof TypedTitle;
  value: string;
  isChanged: boolean;
  /** Nothing for a title that is not there yet. */
  origin: FieldOrigin | undefined;
  /** What was asked for by hand; undefined leaves it as it is. */
  asked: boolean | undefined;
  onChange: (value: string) => void;
  onLock: (isLocked: boolean) => void;
  label?: string;
  placeholder?: string;
  rows?: number;
  maxLength?: number;
}

/** A field that says where its value comes from, and whether collection may change it. */
export function SourcedField(props: SourcedFieldProps) {
  const { name, value, origin, rows, label = FIELD_NAMES[name], placeholder, maxLength, onChange } = props;
  const isFollowing = props.asked === false;
  const shared = {
    label,
    name,
    value,
    placeholder,
    maxLength,
    readOnly: isFollowing,
    aside: <Origin {...props} />,
    size: 'sm' as const,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const lock = origin && <LockButton {...props} label={label} />;
  if (!rows) return <Field {...shared} end={lock} />;
  return (
    <div className="studio-text">
      <TextArea {...shared} rows={rows} />
      {lock}
    </div>
  );
}

/** Locked already, or locked by what was just typed. */
const isLockedNow = ({ asked, isChanged, origin }: Pick<SourcedFieldProps, 'asked' | 'isChanged' | 'origin'>) =>
  asked ?? (isChanged || origin?.IsLocked === true);

export function LockButton(
  props: Pick<SourcedFieldProps, 'asked' | 'isChanged' | 'origin' | 'onLock'> & { label: string },
) {
  const isLocked = isLockedNow(props);
  return (
    <button
      type="button"
      className="studio-lock"
      aria-pressed={isLocked}
      aria-label={`锁定${props.label}`}
      title={isLocked ? '已锁定，采集不会改它。点一下解锁，改为跟随来源' : '点一下锁定，采集不再改它'}
      onClick={() => props.onLock(!isLocked)}
    >
      {isLocked ? <Lock size={15} aria-hidden /> : <LockOpen size={15} aria-hidden />}
    </button>
  );
}

/** In the order of how much it matters: what will happen, what a person did, what sources disagree on, whose it is. */
export function Origin({
  origin,
  isChanged,
  asked,
}: Pick<SourcedFieldProps, 'origin' | 'isChanged' | 'asked'>): ReactNode {
  if (!origin) return null;
  if (asked === false) return <span className="studio-origin">保存后跟随来源</span>;
  if (isChanged || (origin.IsLocked && origin.Said.length > 0))
    return (
      <span className="studio-origin" data-tone="own">
        手工改过
      </span>
    );
  const values = [...new Set(origin.Said.map(({ Value }) => Value))];
  const said = origin.Said.map(({ Source, Value }) => `${Source}：${Value}`).join('\n');
  if (values.length > 1) {
    const short = values.every((one) => one.length <= 10) ? `：${values.join(' / ')}` : '';
    return (
      <span className="studio-origin" data-tone="mixed" title={said}>
        来源不一{short}
      </span>
    );
  }
  if (origin.Said.length > 1) return <span className="studio-origin">{origin.Said.length} 个来源一致</span>;
  return <span className="studio-origin">{origin.Said[0]?.Source ?? origin.Source}</span>;
}
