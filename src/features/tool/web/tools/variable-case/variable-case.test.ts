import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { allCases } from './variable-case.work.ts';

function caseOf(text: string, style: string): string | undefined {
  return allCases(text).find(({ label }) => label.startsWith(style))?.value;
}

test.each([
  ['user name', 'camelCase', 'userName'],
  ['user-name', 'PascalCase', 'UserName'],
  ['XMLHttpRequest', 'snake_case', 'xml_http_request'],
  ['maxRetryCount', 'CONSTANT_CASE', 'MAX_RETRY_COUNT'],
  ['Max_Retry', 'kebab-case', 'max-retry'],
  ['contentType', 'Train-Case', 'Content-Type'],
  ['a b', 'dot.case', 'a.b'],
  ['a b', 'path/case', 'a/b'],
  ['userName', 'Capital', 'User Name'],
  ['userName', 'Sentence', 'User name'],
])('%s as %s is %s', (text, style, result) => {
  expect(caseOf(text, style)).toBe(result);
});

test('each line is a name of its own', () => {
  expect(caseOf('user id\nuser name', 'camelCase')).toBe('userId\nuserName');
});

test('the example is right', () => {
  expect(caseOf(tool.example.input, 'camelCase')).toBe(tool.example.output);
});
