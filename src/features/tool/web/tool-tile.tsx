import { SquareArrowOutUpRight } from 'lucide-react';
import { MenuLink } from '#/ui/menu/menu-link.tsx';
import type { Tool } from '../tool.contract.ts';
import { ToolIcon } from './tool-icon.tsx';
import './tool-tile.css';

export function toolPath({ Url, Link }: Pick<Tool, 'Url' | 'Link'>): string {
  return Link || `/tool/${encodeURIComponent(Url)}`;
}

/** A tool in a list: icon, name, what it does. */
export function ToolTile({ tool, look = 'plain' }: { tool: Tool; look?: 'plain' | 'boxed' }) {
  const isOutside = /^https?:/.test(tool.Link);
  return (
    <MenuLink href={toolPath(tool)} className="tool-tile" data-look={look}>
      <span className="tool-tile-icon">
        <ToolIcon drawing={tool.Drawing} />
      </span>
      <span className="tool-tile-text">
        <strong>
          {tool.Name}
          {isOutside && <SquareArrowOutUpRight aria-label="站外" />}
        </strong>
        {look === 'plain' && <span>{tool.Brief}</span>}
      </span>
    </MenuLink>
  );
}
