import { format } from 'sql-formatter';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import type { SqlOptions } from './sql-format.options.ts';

export function formatSql(text: string, options: SqlOptions): string {
  const laid = withAllKeywords(layOut(text, options), options.keywords);
  return options.indent === 'none' ? inOneLine(laid) : laid;
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

function withAllKeywords(sql: string, keywords: SqlOptions['keywords']): string {
  if (keywords === 'preserve') return sql;
  const change = (word: string) => (keywords === 'upper' ? word.toUpperCase() : word.toLowerCase());
  return sql
    .split('\n')
    .map((line) => (/^\s*(--|\/\*)/.test(line) ? line : pieces(line, (bare) => bare.replace(MISSED, change))))
    .join('\n');
}

const QUOTED = /('(?:''|\\.|[^'\\])*'|"[^"]*"|`[^`]*`)/;

/** Changes what stands outside of quotes. */
function pieces(sql: string, change: (bare: string) => string): string {
  return sql
    .split(QUOTED)
    .map((piece, at) => (at % 2 ? piece : change(piece)))
    .join('');
}

function inOneLine(sql: string): string {
  return pieces(sql, (bare) => {
    if (bare.includes('--')) throw new ToolFault('含有单行注释，压成一行会让后面的语句失效，请先去掉 -- 注释');
    return bare.replace(/\s+/g, ' ');
  }).trim();
}
