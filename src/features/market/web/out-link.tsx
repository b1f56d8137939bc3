import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  to: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link the operator wrote: our own pages here, others in a new window. */
export function OutLink({ to, ...rest }: Props) {
  return /^https?:/i.test(to) ? <a href={to} target="_blank" rel="noopener" {...rest} /> : <Link to={to} {...rest} />;
}
