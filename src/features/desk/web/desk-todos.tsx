import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { Todo } from './todo-list.ts';

export function DeskTodos({ todos }: { todos: readonly Todo[] }) {
  if (todos.length === 0) {
    return (
      <p className="dashboard-clear">
        <CircleCheck size={18} aria-hidden />
        没有等着你的事。
      </p>
    );
  }
  return (
    <ul className="dashboard-todos">
      {todos.map(({ what, note, verb, to, isUrgent }) => (
        <li key={what} data-urgent={isUrgent || undefined}>
          {isUrgent ? <TriangleAlert size={17} aria-hidden /> : <Clock size={17} aria-hidden />}
          <p>
            {what}
            <small>{note}</small>
          </p>
          <Link className="dashboard-verb" to={to} aria-label={`${verb}：${what}`}>
            {verb}
          </Link>
        </li>
      ))}
    </ul>
  );
}
