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
