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
  ['user_id_2', 'camelCase', 'userId2'],
  ['user_id_2', 'PascalCase', 'UserId2'],
  ['version 1 2 10', 'camelCase', 'version1210'],
  ['utf8_string', 'camelCase', 'utf8String'],
  ['user_id_2', 'snake_case', 'user_id_2'],
  ['HTTPServer2', 'kebab-case', 'http-server2'],
  ['ÉcoleName', 'snake_case', 'école_name'],
  ['  a  b  ', 'camelCase', 'aB'],
  ['foo--bar__baz', 'camelCase', 'fooBarBaz'],
  ['用户 name', 'camelCase', '用户Name'],
  ['', 'camelCase', ''],
  ['a\r', 'camelCase', 'a'],
  ['iOS app', 'camelCase', 'iOsApp'],
])('%s as %s is %s', (text, style, result) => {
  expect(caseOf(text, style)).toBe(result);
});

test('each line is a name of its own', () => {
  expect(caseOf('user id\nuser name', 'camelCase')).toBe('userId\nuserName');
});

test.each([
  ['userIDs', 'user_ids'],
  ['getURLsFromAPIs', 'get_urls_from_apis'],
  ['isHTTPSsite', 'is_http_ssite'],
  ['PDFs', 'pdfs'],
])('several of what is written in capitals are one word: %s', (name, snake) => {
  expect(allCases(name).find(({ label }) => label.startsWith('snake'))?.value).toBe(snake);
});

test('the example is right', () => {
  expect(caseOf(tool.example.input, 'camelCase')).toBe(tool.example.output);
});

test('a word with an apostrophe is one word', () => {
  expect(allCases("don't panic, it’s ok").map(({ value }) => value)).toContain('dontPanicItsOk');
});
