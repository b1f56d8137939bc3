import { Button } from '#/ui/button/button.tsx';

interface Props {
  value: string;
  kind?: 'line' | 'quiet';
  children: string;
}

/** Sends its form with what is to be done. */
export function Do({ value, kind = 'line', children }: Props) {
  return (
    <Button type="submit" kind={kind} size="sm" name="do" value={value}>
      {children}
    </Button>
  );
}
