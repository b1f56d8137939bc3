/** Lines and characters as people count them: one emoji is one. */
export function TextCount({ text }: { text: string }) {
  if (text === '') return null;
  const lines = text.split('\n').length;
  return (
    <span className="num">
      {lines.toLocaleString('zh-CN')} 行 · {[...text].length.toLocaleString('zh-CN')} 字符
    </span>
  );
}
