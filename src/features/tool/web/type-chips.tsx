import { Chip } from '#/ui/chip/chip.tsx';
import { typePath } from './type-path.ts';

interface Props {
  groups: readonly { name: string; count: number }[];
  /** Empty on the page of all; null on the start page. */
  current: string | null;
}

/** The types as a row of words with counts. */
export function TypeChips({ groups, current }: Props) {
  return (
    <nav className="tool-index-types" aria-label="分类">
      <Chip kind="bare" to="/tool/type/" current={current === ''}>
        全部
      </Chip>
      {groups.map(({ name, count }) => (
        <Chip key={name} kind="bare" to={typePath(name)} current={current === name} count={count}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}
