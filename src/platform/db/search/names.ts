/** What a document is called, and who has to do with it. */
export interface Names {
  title: string;
  aliases: string[];
  people: string[];
}

/** One text is read much faster than three. Names hold no line breaks; an empty line ends the aliases. */
export function joinNames({ title, aliases, people }: Names): string {
  return [title, ...aliases, '', ...people].join('\n');
}

export function splitNames(text: string): Names {
  const [title = '', ...rest] = text.split('\n');
  const end = rest.indexOf('');
  return { title, aliases: rest.slice(0, end), people: rest.slice(end + 1) };
}

/** Where in such a text the title ends, and the last alias. */
export function partsOf(text: string): { titleEnd: number; aliasesEnd: number } {
  const titleEnd = text.indexOf('\n');
  const emptyLine = text.indexOf('\n\n', titleEnd);
  return { titleEnd, aliasesEnd: emptyLine < 0 ? text.length - 1 : emptyLine };
}
