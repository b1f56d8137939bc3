import { Chip } from '#/ui/chip/chip.tsx';
import type { BlogTerm } from '../blog.contract.ts';
import { tagPath } from '../blog-path.pure.ts';

export function TagChips({ tags, className }: { tags: readonly BlogTerm[]; className: string }) {
  return (
    <ul className={className}>
      {tags.map(({ Name, DisplayName, PostCount }) => (
        <li key={Name}>
          <Chip to={tagPath(DisplayName)} count={PostCount}>
            {DisplayName}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
