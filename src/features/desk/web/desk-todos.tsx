import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import type { Todo } from './todo-list.ts';

export function DeskTodos({ todos }: { todos: readonly Todo[] }) {
  if (todos.length === 0) {
    return (
      <p className="dashboard-clear">
        <CircleCheck size={18} aria-hidden />
        暂时没有要处理的事。
      </p>
    );
  }
  return (
    <ul className="dashboard-todos">
      {todos.map(({ what, note, verb, to, isUrgent }, index) => (
        <li key={what} data-urgent={isUrgent || undefined}>
          {isUrgent ? <TriangleAlert size={17} aria-hidden /> : <Clock size={17} aria-hidden />}
          <p>
            {what}
            <small>{note}</small>
          </p>
          <Button to={to} size="sm" kind={index === 0 ? 'solid' : 'line'} aria-label={`${verb}：${what}`}>
            {verb}
          </Button>
        </li>
      ))}
    </ul>
  );
}
