import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';

interface Props {
  label?: string;
  fields: Readonly<Record<string, string | readonly string[]>>;
}

/** The way back, beside what was just done: one press, no question. */
export function DeskUndo({ label = '撤销', fields }: Props) {
  return (
    <Form method="post" preventScrollReset className="desk-undo">
      {Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
      )}
      <Button type="submit" size="sm" kind="line">
        {label}
      </Button>
    </Form>
  );
}
