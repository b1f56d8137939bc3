import { ArrowUp, X } from 'lucide-react';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { PicturePreview } from './picture-preview.tsx';
import './picture.css';

interface Props<Item> {
  items: readonly Item[];
  fileOf(item: Item): File;
  /** Small, under the name. */
  noteOf(item: Item): string;
  onChange(items: Item[]): void;
  /** What comes first makes a difference. */
  isOrdered: boolean;
}

/** The files a tool was given: taken away one by one, and put in order where that matters. */
export function PickedFiles<Item>({ items, fileOf, noteOf, onChange, isOrdered }: Props<Item>) {
  const lift = (at: number) => {
    const [item, before] = [items[at], items[at - 1]];
    if (item !== undefined && before !== undefined) onChange(items.with(at - 1, item).with(at, before));
  };
  return (
    <ul className="picture-list">
      {items.map((item, at) => {
        const file = fileOf(item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice
          <li key={`${file.name}${file.lastModified}${file.size} ${at}`}>
            {file.type.startsWith('image/') && <PicturePreview blob={file} name={file.name} />}
            <span>
              {file.name}
              <small>{noteOf(item)}</small>
            </span>
            {isOrdered && at > 0 && (
              <IconButton label={`${file.name}上移`} icon={<ArrowUp />} size="sm" onClick={() => lift(at)} />
            )}
            <IconButton
              label={`不要${file.name}`}
              icon={<X />}
              size="sm"
              onClick={() => onChange(items.filter((_, other) => other !== at))}
            />
          </li>
        );
      })}
    </ul>
  );
}
