import { InputData, jsonInputForTargetLanguage, quicktype } from 'quicktype-core';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readJson } from '../../json/read-json.work.ts';
import type { TypeLanguage } from './json-to-types.options.ts';

export async function typesOf(source: string, language: TypeLanguage, name: string): Promise<string> {
  readJson(source);
  const root = name.trim() || 'Root';
  if (!/^[A-Za-z_]\w*$/.test(root)) throw new ToolFault('类型名要以字母开头，只能有字母、数字和下划线');
  const input = jsonInputForTargetLanguage(language);
  await input.addSource({ name: root, samples: [source.replace(/^\ufeff/, '')] });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({
    inputData,
    lang: language,
    rendererOptions: { 'just-types': 'true' },
    // What JSON.parse gives is text, whatever it looks like.
    inferDateTimes: language !== 'typescript',
  });
  const types = lines.join('\n').trim();
  return language === 'typescript' ? withRoot(types, source, root) : types;
}

/** Of a list or of names that are data, as `{"2025":1,"2026":2}`, the library writes no type for the whole. */
async function withRoot(types: string, source: string, root: string): Promise<string> {
  if (types !== '') return types.replace(/^type /, 'export type ');
  const held = await typesOf(`{"value":${source}}`, 'typescript', 'Holder');
  const whole = /^ {4}value: (.*);$/m.exec(held)?.[1];
  return [`export type ${root} = ${whole};`, held.replace(/^export interface Holder \{\n(?: {4}.*\n)*\}\s*/, '')]
    .join('\n')
    .trim();
}
