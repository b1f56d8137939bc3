import { Mark } from './mark.tsx';
import './mark.css';

interface Props {
  /** What the site is called at this address. */
  name?: string;
  size?: 'sm' | 'md';
  /** The part of the site, set small after the name: 工具, 管理. */
  part?: string;
}

/** Mark and name, as in headers and footers. Wrap it in a link where it leads home. */
export function Brand({ name = '搜罗', size = 'md', part }: Props) {
  return (
    <span className="brand" data-size={size}>
      <Mark size={size === 'sm' ? 24 : 30} />
      <b className="brand-name">{name}</b>
      {part && <span className="brand-part">{part}</span>}
    </span>
  );
}
