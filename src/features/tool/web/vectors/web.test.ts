import { DatabaseSync } from 'node:sqlite';
import { ASCII } from '../tools/ascii-table/ascii-table.pure.ts';
import { splitDomains } from '../tools/domain-split/domain-split.work.ts';
import { codePoints, htmlOf } from '../tools/emoji/emoji.pure.ts';
import { htmlToMarkdown } from '../tools/html-to-markdown/html-to-markdown.work.ts';
import { renderMarkdown } from '../tools/markdown-preview/markdown-preview.work.ts';
import { toMarkdownTable } from '../tools/markdown-table/markdown-table.pure.ts';
import { MIME_TYPES } from '../tools/mime-types/mime-types.pure.ts';
import { PORTS } from '../tools/port-table/port-table.pure.ts';
import { renameAll } from '../tools/rename-list/rename-list.pure.ts';
import { judgeRobots } from '../tools/robots-test/robots-test.work.ts';
import { formatSql } from '../tools/sql-format/sql-format.work.ts';
import { cleanText } from '../tools/text-clean/text-clean.pure.ts';
import { extract } from '../tools/text-extract/text-extract.pure.ts';
import { allCases } from '../tools/variable-case/variable-case.work.ts';
import { describeVectors } from './vectors.fixture.ts';

const { agrees, everyToolIsTried } = describeVectors('web');

/** Where people say another word than the registry. */
const OTHER_NAMES: Record<string, string> = {
  ...{ 'ftp-data': 'ftp', 'ftps-data': 'ftps', domain: 'dns', bootps: 'dhcp', sunrpc: 'rpc', epmap: 'rpc' },
  ...{ 'netbios-ns': 'netbios', 'microsoft-ds': 'smb', submission: 'smtp', 'ms-sql-s': 'sqlserver' },
  ...{ 'xmpp-client': 'xmpp' },
};

agrees('domain-split', (address: string) => {
  const [, domain, subdomain, suffix] = splitDomains({ input: address, part: 'all', isUnique: false }).split('\t');
  return [domain, subdomain, suffix];
});
agrees('mime-types', (ending: string, registered: string[]) => {
  const own = MIME_TYPES.find(({ extensions }) => extensions.includes(ending))?.type;
  return own === undefined || registered.includes(own) ? registered : own;
});
agrees('port-table', (port: number, names: string[]) => {
  const own = PORTS.find((entry) => entry.port === port);
  const said = (own?.service ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
  return names.some((name) => said.includes(OTHER_NAMES[name] ?? name.replace(/[^a-z0-9]/g, ''))) ? names : own;
});
agrees('ascii-table', (code: number) => {
  const { shown, hex, octal, binary } = ASCII[code] ?? {};
  return [shown, hex, octal, binary];
});
agrees('emoji', (symbol: string) => [codePoints(symbol), htmlOf(symbol), true]);
agrees('markdown-preview', (text: string, expected: string) => sameHtml(renderMarkdown(text), expected));
agrees('html-to-markdown', (html: string) =>
  sameHtml(renderMarkdown(htmlToMarkdown(html, { heading: 'atx', bullet: '-' })), html),
);
agrees('markdown-table', (text: string) => toMarkdownTable(text, 'none'));
agrees('variable-case', (text: string) => {
  const all = allCases(text);
  const of = (label: string) => all.find((one) => one.label.startsWith(label))?.value;
  return {
    snake: of('snake_case'),
    kebab: of('kebab-case'),
    constant: of('CONSTANT_CASE'),
    pascal: of('PascalCase'),
  };
});
agrees('text-extract', (text: string) =>
  Object.fromEntries((['mobile', 'chinese', 'ip', 'email'] as const).map((kind) => [kind, extract(text, kind, false)])),
);
agrees('text-clean', (text: string) =>
  cleanText(text, {
    invisible: true,
    trimLines: true,
    emptyLines: 'one',
    spaces: true,
    joinLines: false,
    html: false,
  }),
);
agrees(
  'rename-list',
  (name: string) =>
    renameAll(name, {
      ...{ find: '', replace: '', isRegex: false, template: '新-{名}-{号}{扩}', start: 7, step: 1, digits: 2 },
      ...{ letters: 'lower', ending: 'lower', clean: false },
    })[0]?.to,
);
agrees(
  'robots-test',
  ([robots, path, agent]: string[]) =>
    judgeRobots({ robots: robots ?? '', path: path ?? '', agent: agent ?? '' }).isAllowed,
);
agrees('sql-format', (query: string) => {
  const database = new DatabaseSync(':memory:');
  const laid = formatSql(query, { dialect: 'sqlite', keywords: 'upper', indent: '2' });
  const rows = laid.split(/;\s*(?=SELECT)/).flatMap((one) => {
    const statement = database.prepare(one);
    statement.setReturnArrays(true);
    return statement.all() as unknown as unknown[][];
  });
  return rows.map((row) =>
    row.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)),
  );
});
everyToolIsTried();

/** Breaks between tags and the way a tag ends mean nothing. */
function sameHtml(own: string, expected: string): string {
  const plain = (html: string) =>
    html
      .replace(/ ?\/>/g, '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&copy;', '©')
      .replace(/<!--.*?-->/g, '')
      .replace(/\n/g, ' ')
      .replace(/>\s+|\s+</g, (mark) => mark.trim())
      .replace(/<(\/?)del>/g, '<$1s>')
      .trim();
  return plain(own) === plain(expected) ? expected : own;
}
