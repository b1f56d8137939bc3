import { expect, test } from 'vitest';
import { loginPath, pathBack } from './login-path.pure.ts';

test('the login button carries the path and the original query', () => {
  expect(loginPath('/any/三体', '?from=a&x=1')).toBe('/login?fromPage=%2Fany%2F%E4%B8%89%E4%BD%93&from=a&x=1');
  expect(loginPath('/')).toBe('/login?fromPage=%2F');
});

test('the way back restores path and query', () => {
  expect(pathBack('?fromPage=%2Fanys%2Fsearch&words=%E4%B8%89%E4%BD%93&page=2')).toBe(
    '/anys/search?words=%E4%B8%89%E4%BD%93&page=2',
  );
});

test.each([
  '?fromPage=%2F%2Fevil.example',
  '?fromPage=%2F%5Cevil.example',
  '?fromPage=https%3Aevil.example',
  '?fromPage=%2F%09%2Fevil.example',
  '?fromPage=%2Flogin',
  '?fromPage=',
  '',
])('open redirect: %s leads home', (search) => {
  expect(pathBack(search)).toBe('/');
});
