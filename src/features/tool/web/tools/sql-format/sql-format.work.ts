import { format } from 'sql-formatter';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import type { SqlOptions } from './sql-format.options.ts';

export function formatSql(text: string, options: SqlOptions): string {
  const laid = withAllKeywords(layOut(text, options), options);
  return options.indent === 'none' ? inOneLine(laid, options) : laid;
}

function layOut(text: string, { dialect, keywords, indent }: SqlOptions): string {
  try {
    return format(text, {
      language: dialect,
      keywordCase: keywords,
      functionCase: keywords,
      dataTypeCase: keywords,
      useTabs: indent === 'tab',
      tabWidth: Number(indent) || 2,
    });
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new ToolFault(
      line ? `第 ${column} 列附近读不懂，请检查引号、括号，或换一种数据库方言` : '读不懂，请检查引号和括号',
      {
        ...(line && { line: Number(line), column: Number(column) }),
      },
    );
  }
}

/** The library leaves these alone in some dialects. */
const MISSED = /\b(like|is|null|not|true|false)\b/gi;

function withAllKeywords(sql: string, { keywords, dialect }: SqlOptions): string {
  if (keywords === 'preserve') return sql;
  const change = (word: string) => (keywords === 'upper' ? word.toUpperCase() : word.toLowerCase());
  return partsOf(sql, dialect)
    .map((part, at) => (at % 2 ? part : part.replace(MISSED, change)))
    .join('');
}

function inOneLine(sql: string, { dialect }: SqlOptions): string {
  const line = partsOf(sql, dialect).map((part, at) => {
    if (at % 2 === 0) return part.replace(/\s+/g, ' ');
    if (/^(--|#)/.test(part)) throw new ToolFault(`压成一行会让单行注释后面的语句失效，请先去掉注释“${part}”`);
    return part;
  });
  return line.join('').trim();
}

const QUOTED =
  /([Ee]'(?:''|\\.|[^'\\])*'|'(?:''|[^'])*'|\$\w*\$[\s\S]*?\$\w*\$|"[^"]*"|`[^`]*`|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/;
/** Here a backslash escapes the quote behind it, and # begins a comment. */
const QUOTED_IN_MYSQL = /('(?:''|\\.|[^'\\])*'|"(?:""|\\.|[^"\\])*"|`[^`]*`|(?:--|#)[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/;

/** Code and, in every second place, what is quoted or commented. */
function partsOf(sql: string, dialect: SqlOptions['dialect']): string[] {
  return sql.split(dialect === 'mysql' || dialect === 'mariadb' ? QUOTED_IN_MYSQL : QUOTED);
}
