interface Line {
  title: string;
  text: string;
  path: string;
}

interface Letter {
  siteTitle: string;
  origin: string;
  news: readonly Line[];
  unsubscribeUrl: string;
}

const SUBJECT_LETTERS = 60;

/** The letter of the day: the first line in its subject, then every line with its address. */
export function digestLetter({ siteTitle, origin, news, unsubscribeUrl }: Letter) {
  const [first] = news;
  const about = news.length > 1 ? `${first?.title ?? ''} 等 ${news.length} 条消息` : (first?.title ?? '');
  const lines = news.map(({ title, text, path }) => [title, text, origin + path].filter(Boolean).join('\n'));
  return {
    subject: cut(oneLine(`${siteTitle}：${about}`)),
    text: [...lines, `要少收一些：${origin}/inbox#settings\n不想再收到这样的信：${unsubscribeUrl}`].join('\n\n'),
  };
}

/** A line break in a subject would begin a header of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function cut(text: string): string {
  const letters = [...text];
  return letters.length > SUBJECT_LETTERS ? `${letters.slice(0, SUBJECT_LETTERS).join('')}…` : text;
}
