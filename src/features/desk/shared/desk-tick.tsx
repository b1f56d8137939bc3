import '#/ui/checkbox/checkbox.css';
import './desk.css';

/** The tick of a row in a table; the row's own words say what it is, so this says it to screen readers only. */
export function DeskTick({ id, name }: { id: string | number; name: string }) {
  return (
    <label className="desk-tick">
      <input type="checkbox" className="checkbox-box" name="Ids" value={id} aria-label={`选中 ${name}`} />
    </label>
  );
}
