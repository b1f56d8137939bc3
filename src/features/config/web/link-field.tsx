import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Field } from '#/ui/field/field.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { browserApi } from '#/web/browser-api.ts';
import './link-field.css';

interface Target {
  kind: string;
  name: string;
  path: string;
  note: string;
}

/** Pages that are often wanted; everything else is found by its name. */
const PAGES: readonly Target[] = [
  ['/', '首页'],
  ['/new', '今日更新'],
  ['/hot', '热门榜单'],
  ['/home', '片单专题'],
  ['/userCenter', '无限搜索'],
  ['/tool', '在线工具'],
  ['/short', '短链生成'],
  ['/wish', '节日祝福'],
  ['/market', '同城市集'],
  ['/market/platform', '市集平台'],
  ['/market/invite', '市集邀请'],
  ['/market/similar', '拍照找相似'],
  ['/blog', '文章'],
  ['/word', '留言板'],
  ['/bill', '记账'],
].map(([path = '', name = '']) => ({ kind: '页面', name, path, note: path }));

const SECTIONS = ['catalogue', 'market', 'blog', 'tool', 'wish'];
const TYPING_MS = 250;
const MOST_EACH = 3;
const isAddress = (text: string) => /^(\/|https?:)/i.test(text);

interface Props {
  label: string;
  aside: ReactNode;
  error: string | undefined;
  /** Which row, for those who hear it. */
  place: string;
  value: string;
  onChange: (value: string) => void;
}

/** An address, found by the name of what it leads to, or typed. */
export function LinkField({ label, aside, error, place, value, onChange }: Props) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<readonly Target[]>([]);
  const [at, setAt] = useState(-1);
  const words = value.trim();

  useEffect(() => {
    if (!isOpen) return;
    if (words === '' || isAddress(words)) {
      setFound(PAGES.filter(({ path }) => path.startsWith(words)).slice(0, 8));
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const targets = await search(words);
      if (isCurrent) setFound(targets);
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, isOpen]);

  function take({ path }: Target) {
    onChange(path);
    setOpen(false);
  }

  function key(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !event.altKey) {
      event.preventDefault();
      setOpen(true);
      setAt(Math.min(found.length - 1, Math.max(0, at + step)));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const chosen = found[at];
      if (chosen) take(chosen);
    } else if (event.key === 'Escape') setOpen(false);
  }

  const isShown = isOpen && found.length > 0;
  return (
    <div className="link-field">
      <Field
        size="sm"
        {...{ label, aside, error, value }}
        {...(place && { 'aria-label': `${place}：${label}` })}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && at >= 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="搜页面、片名、商品，或粘贴链接"
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={key}
        end={words !== '' && isAddress(words) && <Tag>{words.startsWith('/') ? '站内' : '站外'}</Tag>}
      />
      {isShown && (
        <div className="link-field-list" role="listbox" id={listId} aria-label="可以跳转到">
          {found.map((target, index) => (
            <div
              key={`${target.kind} ${target.path}`}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // Before the field loses the focus, which closes the list.
              onPointerDown={(event) => {
                event.preventDefault();
                take(target);
              }}
            >
              <Tag>{target.kind}</Tag>
              <span>{target.name}</span>
              <small>{target.note}</small>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

async function search(words: string): Promise<Target[]> {
  const pages = PAGES.filter(({ name }) => name.includes(words));
  const sections = await Promise.all(
    SECTIONS.map((key) => browserApi('GET /api/v1/search/section', { query: { key, words } }, { quiet: true })),
  );
  const things = sections.flatMap((section) =>
    section.ok
      ? section.data.Things.slice(0, MOST_EACH).map(({ Title, Path, Note }) => ({
          ...{ kind: KINDS[section.data.Key] ?? section.data.Name, name: Title, path: Path, note: Note },
        }))
      : [],
  );
  return [...pages, ...things].slice(0, 10);
}

const KINDS: Record<string, string> = { catalogue: '片目', market: '商品', blog: '文章', tool: '工具', wish: '祝福' };
