import { Fragment, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { closePopover, Popover } from '../popover/popover.tsx';
import { itemAfterKey } from './menu-focus.ts';
import { MenuLink } from './menu-link.tsx';
import './menu.css';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Where it leads, or else what it does. */
  href?: string;
  onSelect?: () => void;
  tone?: 'danger';
}

interface Props {
  label: string;
  icon?: ReactNode;
  buttonClass?: string;
  /** Groups are parted by a line. */
  groups: readonly (readonly MenuItem[])[];
  align?: 'start' | 'end';
  width?: number;
  closeKey?: unknown;
}

export function Menu({ label, icon, buttonClass, groups, align = 'end', width = 200, closeKey }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const items = () => Array.from(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);

  function move(event: KeyboardEvent) {
    if (event.key === 'Tab') return closePopover(id);
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const all = items();
    const current = all.findIndex((item) => item.matches(':focus'));
    const labels = all.map((item) => item.textContent ?? '');
    const next = itemAfterKey(event.key, current, labels);
    if (next === -1) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    <Popover
      id={id}
      label={label}
      icon={icon}
      kind="menu"
      panelClass="menu"
      {...(buttonClass && { buttonClass })}
      {...{ align, width, closeKey }}
      onToggle={(isOpen) => isOpen && items()[0]?.focus()}
    >
      <div ref={list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity of their own and never move
          <Fragment key={index}>
            {index > 0 && <hr className="menu-line" />}
            {group.map((item) => (
              <Item key={item.label} item={item} onChosen={() => closePopover(id)} />
            ))}
          </Fragment>
        ))}
      </div>
    </Popover>
  );
}

function Item({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  function choose() {
    onChosen();
    item.onSelect?.();
  }
  const shared = { role: 'menuitem', tabIndex: -1, className: 'menu-item', 'data-tone': item.tone, onClick: choose };
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if (item.href)
    return (
      <MenuLink href={item.href} {...shared}>
        {content}
      </MenuLink>
    );
  return (
    <button type="button" {...shared}>
      {content}
    </button>
  );
}
