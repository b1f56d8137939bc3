import { MenuLink } from '../menu/menu-link.tsx';
import './advertise.css';

interface Item {
  image: string;
  link: string;
  title: string;
}

interface Props {
  items: readonly Item[];
  /** A low band across the page, or pictures under each other beside it. */
  place?: 'band' | 'side';
}

/** Pictures the operator placed, marked as what they are. Without any there is nothing, not even a gap. */
export function Advertise({ items, place = 'band' }: Props) {
  if (items.length === 0) return null;
  return (
    // No landmark: a page may have several, and nobody looks for them.
    <ul className="advertise" data-place={place} aria-label="推广">
      {items.map(({ image, link, title }) => (
        <li key={image + link}>
          <MenuLink href={link} className="advertise-item">
            <img src={image} alt={title} loading="lazy" decoding="async" />
            <span className="advertise-mark" aria-hidden="true">
              推广
            </span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
