import { useId } from 'react';
import type { Tool } from '../tool.contract.ts';
import { ToolTile } from './tool-tile.tsx';

interface Props {
  title: string;
  note: string;
  tools: readonly Tool[];
  look?: 'plain' | 'boxed';
}

/** A type with its tools: the name left, three columns right. */
export function ToolGroup({ title, note, tools, look = 'plain' }: Props) {
  const id = useId();
  return (
    <section className="tool-group" aria-labelledby={id}>
      <div className="tool-group-head">
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </div>
      <ul className="tool-group-tools" data-look={look}>
        {tools.map((tool) => (
          <li key={tool.Url}>
            <ToolTile tool={tool} look={look} />
          </li>
        ))}
      </ul>
    </section>
  );
}
