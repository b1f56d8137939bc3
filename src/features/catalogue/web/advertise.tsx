import { MenuLink } from '#/ui/menu/menu-link.tsx';
import type { Advertisement } from './advertises.ts';
import './advertise.css';

interface Props {
  items: readonly Advertisement[];
  className?: string;
}

/** Pictures the operator placed, marked as what they are. Without any there is nothing, not even a gap. */
export function Advertise({ items, className = '' }: Props) {
  if (items.length === 0) return null;
  return (
    <aside className={`advertise ${className}`} aria-label="推广">
      {items.map(({ image, link, title }) => (
        <MenuLink key={image + link} href={link} className="advertise-item">
          <img src={image} alt={title} loading="lazy" decoding="async" />
          <span className="advertise-mark" aria-hidden="true">
            推广
          </span>
        </MenuLink>
      ))}
    </aside>
  );
}
