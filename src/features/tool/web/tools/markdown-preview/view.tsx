import { useMemo } from 'react';
import { CodeArea } from '../../frame/code-area.tsx';
import { Pane } from '../../frame/pane.tsx';
import { InputButtons, OutputButtons } from '../../frame/pane-buttons.tsx';
import type { ToolOption } from '../../frame/tool-options.ts';
import { useLive } from '../../frame/use-live.ts';
import { useTool } from '../../frame/use-tool.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import styles from './markdown-page.css?url';
import { pageOf } from './markdown-page.pure.ts';
import '../../frame/text-tool.css';
import './markdown-preview.css';

const OPTIONS = [] as const satisfies readonly ToolOption[];

async function render(text: string): Promise<string> {
  const { renderMarkdown } = await import('./markdown-preview.work.ts');
  return renderMarkdown(text);
}

export default function MarkdownPreview() {
  const { example } = useTool();
  const { input, setInput } = useToolState(OPTIONS, { startsWith: example.input });
  const { result: html = '' } = useLive(render, input);
  const page = useMemo(() => pageOf(html, styles), [html]);
  return (
    <div className="text-tool">
      <div className="text-tool-panes">
        <Pane title="Markdown" actions={<InputButtons value={input} onChange={setInput} accept=".md,.markdown,.txt" />}>
          <CodeArea label="Markdown" value={input} onChange={setInput} wraps placeholder="# 标题" />
        </Pane>
        <Pane title="预览" actions={html !== '' && <OutputButtons text={html} fileName="预览.html" />}>
          {/* Nothing may run in there, whatever was pasted. */}
          <iframe className="markdown-preview" title="预览" sandbox="allow-popups" srcDoc={page} />
        </Pane>
      </div>
    </div>
  );
}
