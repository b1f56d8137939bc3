import { useId } from 'react';
import type { Tool } from '../tool.contract.ts';
import { ToolTile } from './tool-tile.tsx';
import './tool-links.css';

/** A titled row of tools under a tool. */
export function ToolLinks({ title, tools }: { title: string; tools: readonly Tool[] }) {
  const id = useId();
  return (
    <section className="tool-links" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {tools.map((tool) => (
          <li key={tool.Url}>
            <ToolTile tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}
