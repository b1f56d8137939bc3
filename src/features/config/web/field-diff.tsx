import { Undo2 } from 'lucide-react';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { fieldChanges } from '../config-diff.pure.ts';
import type { Shape } from '../config-parts.pure.ts';
import { DiffView } from './diff-view.tsx';
import './field-diff.css';

interface Props {
  label: string;
  shape: Shape | undefined;
  /** JSON. */
  before: string;
  after: string;
  /** Takes one difference back; without it they are only told. */
  onUndo?: (value: unknown) => void;
}

/** What differs, field by field in the words of the form; as lines of JSON where there is no form. */
export function FieldDiff({ label, shape, before, after, onUndo }: Props) {
  const changes = fieldChanges(shape, parsed(before), parsed(after));
  if (!changes) return <DiffView label={label} before={before} after={after} />;
  if (changes.length === 0) return <p className="field-diff-none">没有不同。</p>;
  return (
    <ul className="field-diff" aria-label={label}>
      {changes.map(({ where, before: old, after: now, kind, undone }) => (
        <li key={`${kind} ${where} ${old} ${now}`}>
          <span className="field-diff-where">{where}</span>
          <span className="field-diff-words">
            {kind === 'added' && <ins>新增{now && `：${now}`}</ins>}
            {kind === 'removed' && <del>去掉{old && `：${old}`}</del>}
            {(kind === 'changed' || kind === 'moved') && (
              <>
                <del>{old}</del> → <ins>{now}</ins>
              </>
            )}
          </span>
          {onUndo && (
            <IconButton size="sm" label={`撤回${where}的修改`} icon={<Undo2 />} onClick={() => onUndo(undone)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
