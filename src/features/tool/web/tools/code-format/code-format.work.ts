import type { Plugin } from 'prettier';
import { format } from 'prettier/standalone';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import type { CodeOptions } from './code-format.options.ts';

/** Only what the language needs is loaded; HTML and Vue hold scripts and styles. */
async function pluginsFor(language: CodeOptions['language']): Promise<Plugin[]> {
  const estree = () => import('prettier/plugins/estree');
  const babel = () => import('prettier/plugins/babel');
  const typescript = () => import('prettier/plugins/typescript');
  const postcss = () => import('prettier/plugins/postcss');
  const html = () => import('prettier/plugins/html');
  const needed = {
    babel: [babel, estree],
    typescript: [typescript, estree],
    css: [postcss],
    scss: [postcss],
    less: [postcss],
    html: [html, babel, estree, postcss],
    vue: [html, babel, typescript, estree, postcss],
    markdown: [() => import('prettier/plugins/markdown'), babel, typescript, estree, postcss, html],
    graphql: [() => import('prettier/plugins/graphql')],
  }[language];
  // Each of these modules is a plugin; their types name the parsers one by one.
  return (await Promise.all(needed.map((load) => load()))) as unknown as Plugin[];
}

export async function formatCode(source: string, options: CodeOptions): Promise<string> {
  try {
    return await format(source, {
      parser: options.language,
      plugins: await pluginsFor(options.language),
      printWidth: options.width,
      useTabs: options.indent === 'tab',
      tabWidth: Number(options.indent) || 2,
      semi: options.semicolons,
      singleQuote: options.singleQuotes,
    });
  } catch (error) {
    throw faultFrom(error);
  }
}

interface PrettierFault {
  message: string;
  loc?: { start?: { line: number; column: number } };
}

function faultFrom(error: unknown): ToolFault {
  // Prettier's parsers add where they stumbled to whatever error their own parser had.
  const { message, loc } = error as PrettierFault;
  const reason =
    message
      .split('\n')[0]
      ?.replace(/\(\d+:\d+\)$/, '')
      .trimEnd() ?? '';
  const place = loc?.start;
  if (!place) return new ToolFault(`没能排版：${reason}`);
  return new ToolFault(`第 ${place.column} 列有语法错误：${reason}`, { line: place.line, column: place.column });
}
