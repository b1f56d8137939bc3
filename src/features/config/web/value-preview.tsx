import { rowsIn } from '../config-edit.pure.ts';
import './value-preview.css';

const NAMES = ['Name', 'name', 'title', 'text'];

/** About what visitors will see: the words in a row, or the pictures. */
export function ValuePreview({ look, value }: { look: 'links' | 'pictures' | 'texts'; value: unknown }) {
  const rows = rowsIn(value);
  const nameOf = (row: (typeof rows)[number]) => String(NAMES.map((name) => row[name]).find(Boolean) ?? '（没有文字）');
  if (rows.length === 0) return null;
  return (
    <section className="value-preview" aria-label="预览">
      <h3>预览</h3>
      <ul data-look={look}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else that tells them apart
          <li key={index}>
            {look === 'pictures' && typeof row['image'] === 'string' && row['image'] && (
              <img src={row['image']} alt="" />
            )}
            {nameOf(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}
