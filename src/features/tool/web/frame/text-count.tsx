import { thousands } from '#/ui/number/thousands.pure.ts';
/** Lines and characters as people count them: one emoji is one. */
export function TextCount({ text }: { text: string }) {
  if (text === '') return null;
  const lines = text.split('\n').length;
  return (
    <span className="num">
      {thousands(lines)} 行 · {thousands([...text].length)} 字符
    </span>
  );
}
