import { parseAllDocuments, stringify } from 'yaml';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readExactJson } from '../../json/read-json.work.ts';
import { writeJson } from '../../json/write-json.pure.ts';

/** Each alias may be followed this often: a few lines of YAML can otherwise grow into gigabytes. */
const MOST_ALIASES = 1000;

/** `<<` brings in another map, as every program does that reads YAML; `!!binary` and the like stay the text they are. */
const HOW = { intAsBigInt: true, merge: true, resolveKnownTags: false } as const;

export function yamlToJson(text: string, indent = 2): string {
  const documents = parseAllDocuments(text, HOW);
  if (documents.length === 0) return '';
  const values = [...documents].map((document) => {
    const error = document.errors[0];
    if (error) {
      const { line = 1, col: column = 1 } = error.linePos?.[0] ?? {};
      throw new ToolFault(`第 ${column} 列，${sayingOf(error.code)}`, { line, column });
    }
    try {
      return document.toJS({ maxAliasCount: MOST_ALIASES });
    } catch (error) {
      const isUnknown = error instanceof Error && error.message.includes('Unresolved alias');
      throw new ToolFault(isUnknown ? '引用了不存在的锚点' : '这份 YAML 的引用展开后太大了');
    }
  });
  return writeJson(values.length === 1 ? values[0] : values, indent);
}

export function jsonToYaml(text: string, indent = 2): string {
  return stringify(readExactJson(text), { indent, lineWidth: 0 });
}

function sayingOf(code: string): string {
  const sayings: Record<string, string> = {
    TAB_AS_INDENT: 'YAML 不能用制表符缩进，请换成空格',
    BAD_INDENT: '缩进对不齐，或括号没有写完',
    DUPLICATE_KEY: '同一层里有重复的键',
    MISSING_CHAR: '缺少引号、括号或冒号之类的符号',
    MULTILINE_IMPLICIT_KEY: '键不能写成多行，可能少了冒号',
    BLOCK_AS_IMPLICIT_KEY: '一行里嵌套了两层，值里的冒号后有空格时要加引号',
    UNEXPECTED_TOKEN: '这里有多余的内容',
    RESOURCE_EXHAUSTION: '嵌套得太深',
    KEY_OVER_1024_CHARS: '键太长，或者漏了引号',
  };
  return sayings[code] ?? `写法不对（${code}）`;
}
