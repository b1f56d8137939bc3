import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { TickAll } from './tick-all.tsx';
import { TickCount } from './tick-count.tsx';
import './desk.css';

interface BatchProps {
  /** The buttons for the ticked rows; none where nothing can be done. */
  actions: ReactNode;
  /** Rows with boxes called `Ids`. */
  children: ReactNode;
}

/** Rows that can be ticked; what is done with the ticked ones floats above the foot and moves no row. After each deed the ticks begin anew. */
export function DeskBatch({ actions, children }: BatchProps) {
  const { key } = useLocation();
  return (
    <Form method="post" preventScrollReset key={key}>
      {/* The default button, and off: Enter in a box among the rows must not set off the first button of the batch. */}
      <button type="submit" disabled hidden />
      {actions && (
        <>
          <TickAll />
          <div className="desk-batch">
            <TickCount />
            {actions}
          </div>
        </>
      )}
      {children}
    </Form>
  );
}

interface PagesProps {
  list: { Page: number; PageCount: number };
  address: (more: Record<string, string>) => string;
}

export function DeskPages({ list, address }: PagesProps) {
  return <Pagination page={list.Page} pages={list.PageCount} to={(page) => address({ page: String(page) })} />;
}
