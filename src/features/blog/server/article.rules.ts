const MOST_PICTURES = 6;
/** What a practised reader takes in within a minute. */
const CHARACTERS_A_MINUTE = 400;
const WORDS_A_MINUTE = 220;

export interface Heading {
  id: string;
  level: 2 | 3;
  text: string;
}

/** A piece of an article; a drawn picture stands before it when it begins a group of headings. */
export interface Part {
  html: string;
  /** The heading that the picture belongs to. */
  pictureOf: string | null;
}

/** Gives headings an anchor, and tells which there are. Takes HTML as our sanitiser writes it: headings carry nothing. */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const anchored = html.replaceAll(/<h([23])>([\s\S]*?)<\/h\1>/g, (whole, level: string, inner: string) => {
    const text = plainText(inner);
    if (!text) return whole;
    const id = `s${headings.length + 1}`;
    headings.push({ id, level: level === '2' ? 2 : 3, text });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: anchored, headings };
}

/** Cuts before every group of h2: ⌈h2 / 6⌉ in a row share one picture, so there are at most six. */
export function cutIntoParts(html: string, headings: readonly Heading[]): Part[] {
  const chapters = headings.filter(({ level }) => level === 2);
  const groupSize = Math.ceil(chapters.length / MOST_PICTURES);
  const starts = chapters
    .filter((_, index) => index % groupSize === 0)
    .map(({ id, text }) => ({ text, at: html.indexOf(`<h2 id="${id}">`) }));
  const lead = html.slice(0, starts[0]?.at ?? html.length);
  return [
    ...(lead.trim() ? [{ html: lead, pictureOf: null }] : []),
    ...starts.map(({ text, at }, index) => ({ html: html.slice(at, starts[index + 1]?.at), pictureOf: text })),
  ];
}

/** At least one minute. */
export function readingMinutes(html: string): number {
  const text = plainText(html);
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE));
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What a reader sees of HTML, in one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?[a-z][^>]*>/gi, (tag) => (/^<\/?(?:p|li|h\d|div|br|tr|blockquote|pre)\b/i.test(tag) ? ' ' : ''))
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => SIGNS[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The beginning of a text, cut where a sentence ends if one does in time. */
export function excerptOf(html: string, longest = 120): string {
  const text = plainText(html.replaceAll(/<h\d[^>]*>[\s\S]*?<\/h\d>|<pre[\s\S]*?<\/pre>/g, ' '));
  const characters = [...text];
  if (characters.length <= longest) return text;
  const cut = characters.slice(0, longest).join('');
  const end = Math.max(cut.lastIndexOf('。'), cut.lastIndexOf('！'), cut.lastIndexOf('？'));
  return end > longest / 3 ? cut.slice(0, end + 1) : `${cut}…`;
}
