import { type Handler, Parser } from 'htmlparser2';

/** Deeper than any page that people read, and what a parser's stack bears. */
const MOST_DEPTH = 256;
const MOST_TAGS = 50_000;

export type HtmlVisitor = Pick<Partial<Handler>, 'onopentag' | 'onclosetag' | 'ontext'>;

/**
 * Goes through HTML from outside tag by tag and builds no tree, so it takes time in proportion to the length. Answers
 * whether it came to the end: what is too deep or has too many tags is read up to there. For readers only.
 */
export function walkHtml(html: string, visitor: HtmlVisitor): boolean {
  let depth = 0;
  let tags = 0;
  let isWhole = true;
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      depth += 1;
      tags += 1;
      visitor.onopentag?.(name, attributes, isImplied);
      if (depth < MOST_DEPTH && tags < MOST_TAGS) return;
      isWhole = false;
      parser.pause();
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      visitor.onclosetag?.(name, isImplied);
    },
    ontext(text) {
      visitor.ontext?.(text);
    },
  });
  parser.write(html);
  if (isWhole) parser.end();
  return isWhole;
}

/** What stands in these is not shown as a page. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'noembed', 'noframes', 'xmp', 'textarea']);

/** Tells whether the walk is inside something that nobody sees; to be told of every tag. */
export function createUnseen() {
  let depth = 0;
  return {
    open: (name: string) => {
      if (UNSEEN.has(name)) depth += 1;
      return depth > 0;
    },
    close: (name: string) => {
      if (UNSEEN.has(name)) depth -= 1;
    },
    isInside: () => depth > 0,
  };
}
