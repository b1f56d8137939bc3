import './mark.css';

interface Props {
  size?: number;
  className?: string;
}

/** 罒, the net on top of 罗: a frame with two bars. Decorative; the name beside it does the talking. */
export function Mark({ size = 30, className = '' }: Props) {
  return (
    <svg className={`mark ${className}`} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className="mark-frame" x="1" y="5" width="30" height="22" rx="5" />
      <path className="mark-bars" d="M11.3 9.6v12.8M20.7 9.6v12.8" />
    </svg>
  );
}
