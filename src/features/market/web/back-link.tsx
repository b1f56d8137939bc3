import { ChevronLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';

interface Props {
  /** Where it leads when the page was opened first. */
  to?: string;
  className: string;
}

/** Back to where one came from, as far as that was here. */
export function BackLink({ to = '/market', className }: Props) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className={className}
      aria-label="返回"
      onClick={(event) => {
        // Only where there is something of ours to go back to.
        if (event.metaKey || event.ctrlKey || !(window.history.state?.idx > 0)) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <ChevronLeft size={22} aria-hidden />
    </Link>
  );
}
