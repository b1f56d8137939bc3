import { ChevronRight } from 'lucide-react';
import type { Look, LookBlock, LookSpan, PushPreview } from '../robot-push.contract.ts';

/** Before a place is chosen: the parts in their order, in nobody's shape. */
export function plainLook({ title, content, image, url }: PushPreview): Look {
  const blocks: LookBlock[] = [];
  if (image && title) blocks.push({ kind: 'picture', src: image });
  if (title) blocks.push({ kind: 'heading', text: title });
  blocks.push({ kind: 'words', spans: [{ text: content || '正文还是空的' }] });
  if (url) blocks.push(title ? { kind: 'button', text: '查看' } : { kind: 'words', spans: [{ text: url, href: url }] });
  return { driver: '', frame: 'bubble', blocks };
}

/** One message as its service draws it; the page it stands on brings the styles. */
export function PushLook({ look: { frame, blocks }, isWrong }: { look: Look; isWrong: boolean }) {
  return (
    <div className="push-bubble" data-frame={frame} data-fault={isWrong || undefined}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the message
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: LookBlock }) {
  switch (block.kind) {
    case 'picture':
      return <img src={block.src} alt="" loading="lazy" />;
    case 'heading':
      return <b data-kind={block.href ? 'link' : undefined}>{block.text}</b>;
    case 'button':
      return (
        <span className="push-link">
          {block.text} <ChevronRight size={15} aria-hidden />
        </span>
      );
    case 'code':
      return <pre>{block.text}</pre>;
    default:
      return (
        <p>
          {block.spans.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
            <Span key={index} span={span} />
          ))}
        </p>
      );
  }
}

/** Addresses are links everywhere; a variable that nobody knows stays as it is written, and is marked. */
function Span({ span: { text, isBold, href } }: { span: LookSpan }) {
  const parts = href ? [text] : text.split(/(https?:\/\/\S{1,2000}|\{\{[^{}]{0,200}\}\})/);
  const shown = parts.map((part, index) => {
    const isPlain = !href && index % 2 === 0;
    if (isPlain) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <span key={index} data-kind={part.startsWith('{{') ? 'fault' : 'link'}>
        {part}
      </span>
    );
  });
  return isBold ? <strong>{shown}</strong> : shown;
}
