import { Heart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '#/ui/button/icon-button.tsx';
import type { Kept } from './kept-card.ts';

interface Props {
  item: Kept;
  onRemove: (items: readonly Kept[]) => void;
}

/** A submit button of the list's form, so that it also works without JavaScript. */
export function RemoveButton({ item, onRemove }: Props) {
  function remove(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    focusNeighbour(event.currentTarget);
    onRemove([item]);
  }
  return (
    <IconButton
      label={`取消收藏「${item.name}」`}
      icon={<Heart aria-hidden />}
      size="sm"
      type="submit"
      name="ids"
      value={item.id}
      aria-pressed
      className="favourite-remove"
      onClick={remove}
    />
  );
}

/** What goes takes the focus with it: the next one gets it, else the one before, else the page. */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('.favourite-remove') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
