import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Form } from 'react-router';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Palette } from '#/ui/palette/palette.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { browserApi } from '#/web/browser-api.ts';
import type { Tool } from '../tool.contract.ts';
import { ToolTile } from './tool-tile.tsx';
import './tool-finder.css';

const WAIT_MS = 120;
const source = async () => (await import('./tool-palette.tsx')).toolPaletteWithClipboard();

interface Props {
  title: string;
  note: string;
  /** What the address asked for, and what the server found for it. */
  words?: string;
  found?: readonly Tool[] | undefined;
  children: ReactNode;
}

/** The head of the index with its own search box. While there are words, what was found takes the place of the rest. */
export function ToolFinder({ title, note, words: asked = '', found: first, children }: Props) {
  const [words, setWords] = useState(asked);
  const [found, setFound] = useState(first);
  // Letters of an input method that is still at work are not yet words.
  const [isComposing, setComposing] = useState(false);

  useEffect(() => {
    setWords(asked);
    setFound(first);
  }, [asked, first]);

  useEffect(() => {
    if (isComposing) return;
    if (words.trim() === asked.trim()) {
      setFound(first);
      return;
    }
    if (words.trim() === '') {
      setFound(undefined);
      return;
    }
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await browserApi('GET /api/v1/tool', { query: { words, pageSize: 60 } }, { quiet: true });
      if (!isOver && answer.ok) setFound(answer.data.Result);
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, asked, first, isComposing]);

  return (
    <>
      <PageHead
        title={title}
        note={note}
        actions={
          <search className="tool-finder">
            <Form action="/tool/type/">
              <Search aria-hidden />
              <input
                type="search"
                name="words"
                aria-label="搜工具"
                placeholder="搜工具，如「压缩图片」"
                maxLength={100}
                value={words}
                autoComplete="off"
                onChange={(event) => {
                  setWords(event.target.value);
                  // React leaves the native event's type open; on a text field it is an input event.
                  setComposing((event.nativeEvent as InputEvent).isComposing ?? false);
                }}
                onCompositionEnd={() => setComposing(false)}
              />
              <Palette source={source} className="palette-key" />
            </Form>
          </search>
        }
      />
      <p className="visually-hidden" role="status">
        {found && `找到 ${found.length} 个工具`}
      </p>
      {found ? <Found words={words} tools={found} /> : children}
    </>
  );
}

function Found({ words, tools }: { words: string; tools: readonly Tool[] }) {
  if (tools.length === 0)
    return (
      <EmptyState title={`没有叫「${words.trim()}」的工具`}>
        换个说法试试，拼音和首字母也可以；想要的工具还没有？去留言板告诉我们。
      </EmptyState>
    );
  return (
    <ul className="tool-finder-found">
      {tools.map((tool) => (
        <li key={tool.Url}>
          <ToolTile tool={tool} />
        </li>
      ))}
    </ul>
  );
}
