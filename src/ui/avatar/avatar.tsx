import { discOf } from './disc-of.ts';
import './avatar.css';

interface Props {
  name: string;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** ink is the reader's own, in the header. */
  tone?: 'disc' | 'ink';
}

/** A disc with the first character of a name; the same name always gets the same pigment. The name stands beside it. */
export function Avatar({ name, size = 'md', tone = 'disc' }: Props) {
  const { letter, disc } = discOf(name);
  return (
    <span className="avatar" data-size={size} data-disc={tone === 'ink' ? 'ink' : disc} aria-hidden="true">
      {letter}
    </span>
  );
}
