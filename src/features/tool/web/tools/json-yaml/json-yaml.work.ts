import { Document, parseAllDocuments, Scalar, type ScalarTag, visit } from 'yaml';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readOrderedJson } from '../../json/read-json.work.ts';
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
      return document.toJS({ maxAliasCount: MOST_ALIASES, mapAsMap: true });
    } catch (error) {
      const isUnknown = error instanceof Error && error.message.includes('Unresolved alias');
      throw new ToolFault(isUnknown ? '引用了不存在的锚点' : '这份 YAML 的引用展开后太大了');
    }
  });
  return writeJson(values.length === 1 ? values[0] : values, indent);
}

/** Also for readers of YAML 1.1 (PyYAML, Ruby, old Kubernetes), to whom `on` is true and 12:30 is 750. */
export function jsonToYaml(text: string, indent = 2): string {
  const document = new Document(readOrderedJson(text), { customTags: (tags) => [POWER_OF_TEN, ...tags] });
  visit(document, {
    // A text that is the whole document has no key; its lines would begin where PyYAML takes them for something new.
    Scalar(key, node) {
      if (typeof node.value === 'string' && (key === null || OLD_WORDS.test(node.value) || OLD_BREAKS.test(node.value)))
        node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  const yaml = document.toString({ indent, lineWidth: 0 });
  // All of these stand in double quotes now.
  return yaml.replace(ALL_OLD_BREAKS, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Line breaks of YAML 1.1, and what its readers refuse; a tab they take in quotes only. */
const OLD_BREAKS = /[\t\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/;
const ALL_OLD_BREAKS = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** 1e+21 is text to readers of YAML 1.1: they want a point in it. */
const POWER_OF_TEN: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value) => typeof value === 'number' && /^-?\d+e/.test(String(value)),
  test: /^-?\d+\.0e[-+]\d+$/,
  resolve: Number,
  stringify: ({ value }) => String(value).replace('e', '.0e'),
};

/** What YAML 1.1 takes for something else than text, by the patterns of yaml.org/type. */
const OLD_WORDS = new RegExp(
  `^(?:${[
    // bool, null, merge, value
    'y|n|yes|no|on|off|true|false|~|null|<<|=|',
    // int: binary, octal, hexadecimal, decimal, base 60
    '[-+]?0b[01_]+|[-+]?0o?[0-7_]+|[-+]?0x[\\da-f_]+|[-+]?[\\d_]+|[-+]?[1-9][\\d_]*(?::[0-5]?\\d)+',
    // float
    '[-+]?(?:\\d[\\d_]*)?\\.[\\d_]*(?:e[-+]?\\d+)?|[-+]?\\d[\\d_]*e[-+]?\\d+|[-+]?\\d[\\d_]*(?::[0-5]?\\d)+\\.[\\d_]*|[-+]?\\.inf|\\.nan',
    // timestamp
    '\\d{4}-\\d\\d?-\\d\\d?(?:(?:t|[ \\t]+)\\d\\d?:\\d\\d:\\d\\d(?:\\.\\d*)?(?:[ \\t]*(?:z|[-+]\\d\\d?(?::\\d\\d)?))?)?',
  ].join('|')})$`,
  'i',
);

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
