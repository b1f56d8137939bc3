export const LANGUAGES = [
  { value: 'babel', label: 'JavaScript' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'css', label: 'CSS' },
  { value: 'scss', label: 'SCSS' },
  { value: 'less', label: 'Less' },
  { value: 'html', label: 'HTML' },
  { value: 'vue', label: 'Vue' },
  { value: 'markdown', label: 'Markdown' },
  { value: 'graphql', label: 'GraphQL' },
] as const;

export interface CodeOptions {
  language: (typeof LANGUAGES)[number]['value'];
  width: number;
  indent: '2' | '4' | 'tab';
  semicolons: boolean;
  singleQuotes: boolean;
}
