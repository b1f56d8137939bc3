import { CircleAlert, GripVertical, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { isSearchable, PLATFORM_NAMES, platformFault, searchLink } from '../../platform-sites.pure.ts';
import type { PlatformRow } from './studio-state.ts';

interface Props {
  title: string;
  platforms: readonly PlatformRow[];
  error: string | undefined;
  onChange: (platforms: PlatformRow[]) => void;
}

/** Where to watch lawfully: in this order, by drag or with Alt and the arrow keys. */
export function StudioPlatforms({ title, platforms, error, onChange }: Props) {
  const [held, setHeld] = useState<number>();
  const put = (index: number, next: PlatformRow) => onChange(platforms.map((one, at) => (at === index ? next : one)));
  function move(from: number, to: number) {
    const row = platforms[from];
    if (!row || to < 0 || to >= platforms.length || from === to) return;
    onChange(platforms.toSpliced(from, 1).toSpliced(to, 0, row));
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    move(index, index + step);
  }
  const faults = [
    ...new Set([
      ...(error ? [error] : []),
      ...platforms.map(({ Name, Url }) => platformFault(Name, Url)).filter(Boolean),
    ]),
  ];
  return (
    <Card
      title="正版平台"
      className="studio-platforms"
      aside={
        <Button
          size="sm"
          kind="quiet"
          icon={<Plus />}
          onClick={() => onChange([...platforms, { Name: '', Url: '', Direct: true }])}
        >
          添加
        </Button>
      }
    >
      <datalist id="platform-names">
        {PLATFORM_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {platforms.length === 0 && <p className="studio-hint">还没有。添加后，访客可以从这里去正版平台观看。</p>}
      <ol>
        {platforms.map((row, index) => {
          const { Name, Url, Direct } = row;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat while they are typed
              key={index}
              data-held={held === index || undefined}
              onDragOver={(event) => {
                if (held !== undefined) event.preventDefault();
              }}
              onDrop={() => {
                if (held !== undefined) move(held, index);
                setHeld(undefined);
              }}
            >
              <button
                type="button"
                className="studio-grip"
                draggable
                aria-label={`移动${Name || '这一行'}，Alt 加上下键`}
                onDragStart={() => setHeld(index)}
                onDragEnd={() => setHeld(undefined)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <GripVertical size={15} aria-hidden />
              </button>
              <input
                aria-label="平台名称"
                list="platform-names"
                placeholder="平台"
                value={Name}
                maxLength={50}
                onChange={({ target }) => put(index, { ...row, Name: target.value })}
              />
              <input
                aria-label={`${Name || '平台'}的地址`}
                placeholder={isSearchable(Name) ? '留空则用站内搜索' : 'https://'}
                spellCheck={false}
                data-bad={platformFault(Name, Url) !== '' || undefined}
                value={Direct ? Url : ''}
                {...(!Direct && { placeholder: `站内搜索「${title}」` })}
                onChange={({ target }) => put(index, { Name, Url: target.value.trim(), Direct: true })}
                onBlur={() => {
                  if (Url === '' && isSearchable(Name))
                    put(index, { Name, Url: searchLink(Name, title), Direct: false });
                }}
              />
              <button
                type="button"
                className="studio-remove"
                aria-label={`去掉${Name || '这一行'}`}
                onClick={() => onChange(platforms.filter((_, at) => at !== index))}
              >
                <X size={15} aria-hidden />
              </button>
            </li>
          );
        })}
      </ol>
      <div aria-live="polite">
        {faults.map((fault) => (
          <p key={fault} className="studio-error">
            <CircleAlert size={14} aria-hidden /> {fault}
          </p>
        ))}
      </div>
    </Card>
  );
}
