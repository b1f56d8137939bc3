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
