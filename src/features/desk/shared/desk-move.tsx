import { ArrowDown, ArrowUp, ChevronsUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '#/ui/button/icon-button.tsx';

/** The list is drawn anew after a move: the button that was pressed takes the focus again. */
let pressed = '';

interface Props {
  /** Of what is moved; the form gets `Move` = `up 12`. */
  id: string | number;
  /** What is moved, for those who do not see it. */
  name: string;
  form?: string;
}

/** The place of a row among others, one press at a time: by keyboard, on a phone, without JavaScript. */
export function DeskMove({ id, name, form }: Props) {
  return (
    <span className="desk-move">
      <MoveButton value={`first ${id}`} label={`把${name}移到最前`} icon={<ChevronsUp />} form={form} />
      <MoveButton value={`up ${id}`} label={`把${name}往前移`} icon={<ArrowUp />} form={form} />
      <MoveButton value={`down ${id}`} label={`把${name}往后移`} icon={<ArrowDown />} form={form} />
    </span>
  );
}

interface ButtonProps {
  value: string;
  label: string;
  icon: ReactNode;
  form: string | undefined;
}

function MoveButton({ value, label, icon, form }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of the list looks anew
  useEffect(() => {
    if (pressed !== value) return;
    pressed = '';
    button.current?.focus();
  }, [key, value]);
  return (
    <IconButton
      ref={button}
      type="submit"
      name="Move"
      value={value}
      label={label}
      icon={icon}
      size="sm"
      form={form}
      onClick={() => {
        pressed = value;
      }}
    />
  );
}
