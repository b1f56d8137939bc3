import { useId } from 'react';
import { MenuLink } from '#/ui/menu/menu-link.tsx';
import type { Tool } from '../tool.contract.ts';
import { TOOL_TASKS } from '../tool-tasks.pure.ts';
import { ToolIcon } from './tool-icon.tsx';
import { toolPath } from './tool-tile.tsx';
import './tool-tasks.css';

/** The tasks whose tools are there, with the icon of the first. */
export function tasksOf(tools: readonly Tool[]) {
  const byUrl = new Map(tools.map((tool) => [tool.Url, tool]));
  return TOOL_TASKS.map(({ name, urls }) => {
    const own = urls.flatMap((url) => byUrl.get(url) ?? []);
    return {
      name,
      drawing: own[0]?.Drawing ?? [],
      tools: own.map((tool) => ({ name: tool.Name, path: toolPath(tool) })),
    };
  }).filter((task) => task.tools.length > 0);
}

/** What people come for, each with its tools. */
export function ToolTasks({ tasks }: { tasks: ReturnType<typeof tasksOf> }) {
  const id = useId();
  return (
    <section className="tool-tasks" aria-labelledby={id}>
      <h2 id={id}>想做什么</h2>
      <ul>
        {tasks.map(({ name, drawing, tools }) => (
          <li key={name} className="tool-task">
            <h3>
              <ToolIcon drawing={drawing} />
              {name}
            </h3>
            <ul>
              {tools.map((tool) => (
                <li key={tool.path}>
                  <MenuLink href={tool.path}>{tool.name}</MenuLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
