import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { InputData, jsonInputForTargetLanguage, quicktype } from 'quicktype-core';
import { readJson } from '../../json/read-json.work.ts';

export const LANGUAGES = [
  { value: 'typescript', label: 'TypeScript' },
  { value: 'go', label: 'Go' },
  { value: 'java', label: 'Java' },
  { value: 'kotlin', label: 'Kotlin' },
  { value: 'swift', label: 'Swift' },
  { value: 'rust', label: 'Rust' },
  { value: 'csharp', label: 'C#' },
  { value: 'python', label: 'Python' },
  { value: 'dart', label: 'Dart' },
  { value: 'schema', label: 'JSON Schema' },
] as const;

export type TypeLanguage = (typeof LANGUAGES)[number]['value'];

export async function typesOf(source: string, language: TypeLanguage, name: string): Promise<string> {
  readJson(source);
  const root = name.trim() || 'Root';
  if (!/^[A-Za-z_]\w*$/.test(root)) throw new ToolFault('类型名要以字母开头，只能有字母、数字和下划线');
  const input = jsonInputForTargetLanguage(language);
  await input.addSource({ name: root, samples: [source] });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, lang: language, rendererOptions: { 'just-types': 'true' } });
  return lines.join('\n').trim();
}
