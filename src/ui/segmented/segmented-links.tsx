import { InnerLink } from '../link/inner-link.tsx';
import { type Segment, SegmentText } from './segmented.tsx';
import './segmented.css';

interface Props {
  label: string;
  segments: readonly (Omit<Segment, 'value'> & { to: string; current?: boolean })[];
}

/** The same look for choices that are addresses: an order, a kind. */
export function SegmentedLinks({ label, segments }: Props) {
  return (
    <nav className="segmented" aria-label={label}>
      {segments.map(({ to, current, ...text }) => (
        <InnerLink
          key={to}
          to={to}
          className="segmented-item"
          aria-current={current ? 'true' : undefined}
          preventScrollReset
        >
          <SegmentText {...text} />
        </InnerLink>
      ))}
    </nav>
  );
}
