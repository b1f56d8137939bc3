import type { LookBlock, LookSpan } from '../../robot-push.contract.ts';

const MARKS =
  /\*\*([^*\n]{1,500})\*\*|!\[[^[\]\n]{0,200}\]\(([^()\s]{1,2048})\)|\[([^[\]\n]{1,300})\]\(([^()\s]{1,2048})\)|`([^`\n]{1,500})`/g;

export const words = (text: string): LookBlock[] => (text ? [{ kind: 'words', spans: [{ text }] }] : []);
export const picture = (src: string): LookBlock[] => (src ? [{ kind: 'picture', src }] : []);
export const heading = (text: string, href = ''): LookBlock[] =>
  text ? [{ kind: 'heading', text, ...(href && { href }) }] : [];

/** Markdown as chats show it: headings, pictures on lines of their own, bold, links; the rest stays as it is written. */
export function markdown(text: string, { hasHeadings = true }: { hasHeadings?: boolean } = {}): LookBlock[] {
  const blocks: LookBlock[] = [];
  let spans: LookSpan[] = [];
  const close = () => {
    if (spans.length > 0) blocks.push({ kind: 'words', spans });
    spans = [];
  };
  for (const line of text.split('\n').map((one) => one.trimEnd())) {
    const [, title] = (hasHeadings && /^#{1,6} (.*)$/.exec(line)) || [];
    const [, src] = /^!\[[^\]]{0,200}\]\((\S{1,2048})\)$/.exec(line) ?? [];
    if (title !== undefined || src !== undefined) {
      close();
      blocks.push(...(title === undefined ? picture(src ?? '') : heading(title)));
    } else if (line === '') close();
    else {
      if (spans.length > 0) spans.push({ text: '\n' });
      spans.push(...inline(line));
    }
  }
  close();
  return blocks;
}

function inline(line: string): LookSpan[] {
  const spans: LookSpan[] = [];
  let end = 0;
  for (const found of line.matchAll(MARKS)) {
    const [whole, bold, , label, href, code] = found;
    if (found.index > end) spans.push({ text: line.slice(end, found.index) });
    if (bold !== undefined) spans.push({ text: bold, isBold: true });
    else if (label !== undefined) spans.push({ text: label, href: href ?? '' });
    else spans.push({ text: code ?? whole });
    end = found.index + whole.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end) });
  return spans;
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const plain = (text: string) => text.replaceAll(/&(?:lt|gt|quot|amp);/g, (name) => ENTITIES[name] ?? name);

/** The HTML of Telegram: bold and links, the rest escaped. */
export function telegramHtml(html: string): LookBlock[] {
  const spans: LookSpan[] = [];
  let [isBold, href] = [false, ''];
  for (const part of html.split(/(<[^<>]{1,4200}>)/)) {
    if (part === '<b>' || part === '</b>') isBold = part === '<b>';
    else if (part === '</a>') href = '';
    else if (part.startsWith('<a href="')) href = plain(part.slice('<a href="'.length, -2));
    else if (part) spans.push({ text: plain(part), ...(isBold && { isBold }), ...(href && { href }) });
  }
  return spans.length > 0 ? [{ kind: 'words', spans }] : [];
}

/** Slack's own marks: *bold*, and links in angle brackets. */
export function slackText(text: string): LookBlock[] {
  const spans: LookSpan[] = [];
  for (const part of text.split(/(\*?<[^<>\n]{1,4200}>\*?|\*[^*\n]{1,500}\*)/)) {
    const isBold = part.length > 2 && part.startsWith('*') && part.endsWith('*');
    const inner = isBold ? part.slice(1, -1) : part;
    const [, href = '', label = href] = /^<([^|]{1,2048})(?:\|(.{1,2000}))?>$/.exec(inner) ?? [];
    const shown = href ? plain(label) : plain(inner);
    if (shown) spans.push({ text: shown, ...(isBold && { isBold }), ...(href && { href: plain(href) }) });
  }
  return spans.length > 0 ? [{ kind: 'words', spans }] : [];
}
