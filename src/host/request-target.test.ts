import { expect, test } from 'vitest';
import { readTarget } from './request-target.ts';

test.each([
  ['GET', '/hot', { path: '/hot' }],
  ['GET', '/hot?a=/b', { path: '/hot?a=/b' }],
  ['GET', '/hot#part?a', { path: '/hot' }],
  ['GET', '//evil.example/x', { path: '//evil.example/x' }],
  ['GET', 'http://a.example/hot?x=1', { path: '/hot?x=1', authority: 'a.example' }],
  ['GET', 'HTTPS://a.example:8080/hot#part', { path: '/hot', authority: 'a.example:8080' }],
  ['GET', 'http://a.example', { path: '/', authority: 'a.example' }],
  ['GET', 'http://a.example?x=1', { path: '/?x=1', authority: 'a.example' }],
  ['GET', 'http://a.example#part', { path: '/', authority: 'a.example' }],
  ['GET', 'http://user@a.example/', { path: '/', authority: 'user@a.example' }],
  ['GET', 'http:///hot', { path: '/hot', authority: '' }],
  ['OPTIONS', '*', { path: '*' }],
  ['OPTIONS', 'http://a.example', { path: '*', authority: 'a.example' }],
  ['OPTIONS', 'http://a.example/', { path: '/', authority: 'a.example' }],
])('%s %s', (method, url, target) => {
  expect(readTarget(method, url)).toEqual(target);
});

test.each([
  ['GET', '*'],
  ['GET', '*foo'],
  ['OPTIONS', '*foo'],
  ['OPTIONS', '*?a'],
  ['GET', ''],
  ['GET', 'hot'],
  ['GET', '#part'],
  ['GET', 'a.example:443'],
  ['GET', 'ftp://a.example/'],
  ['GET', 'http:/a.example/'],
  ['GET', 'javascript:alert(1)'],
])('%s %j asks for nothing we have', (method, url) => {
  expect(readTarget(method, url)).toBeUndefined();
});
