import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { groupRoutes, segmentOf } from './route-groups.ts';
import * as switches from './switches.pure.ts';

const paths: [id: string, parentId: string | undefined, path?: string | undefined, index?: boolean][] = [
  ['root', undefined, ''],
  ['frame', 'root'],
  ['home', 'frame', undefined, true],
  ['hot', 'frame', 'hot'],
  ['list', 'frame', 'anys/:type?'],
  ['search', 'frame', 'anys/search'],
  ['tools', 'root'],
  ['tool', 'tools', 'tool/json'],
  ['desk', 'root', 'Desk'],
  ['desk users', 'desk', 'users'],
  ['short', 'root', ':code'],
  ['maybe', 'root', 'zh?/about'],
  ['lost', 'root', '*'],
];
const routes = Object.fromEntries(
  paths.map(([id, parentId, path, index]) => [id, { id, parentId, path, index, module: {} }]),
);
const build = { routes, assets: { routes, version: '1' } } as unknown as ServerBuild;

const idsFor = (pathname: string) => Object.keys(groupRoutes(build).get(segmentOf(pathname))?.routes ?? {});
const ALWAYS = ['root', 'frame', 'home', 'short', 'maybe', 'lost'];

test('a group has the routes of its segment, those that may answer any address, and what is around them', () => {
  expect(idsFor('/anys/tv').sort()).toEqual([...ALWAYS, 'list', 'search'].sort());
  expect(idsFor('/tool/json').sort()).toEqual([...ALWAYS, 'tools', 'tool'].sort());
  expect(idsFor('/desk/users').sort()).toEqual([...ALWAYS, 'desk', 'desk users'].sort());
});

test('the order of the routes stays, because it decides between equals', () => {
  expect(idsFor('/anys')).toEqual(['root', 'frame', 'home', 'list', 'search', 'short', 'maybe', 'lost']);
});

test('the case of an address makes no difference', () => {
  expect(idsFor('/ANYS/tv')).toEqual(idsFor('/anys'));
});

test.runIf(switches.dataAddresses)('the data of a page makes no difference', () => {
  expect(idsFor('/hot.data')).toEqual(idsFor('/hot'));
  expect(idsFor('/anys/tv.data')).toEqual(idsFor('/anys/tv'));
});

test('an address that no group knows is left to all routes together', () => {
  for (const pathname of ['/', '/_.data', '/abc', '/%61nys/tv', '//anys/tv', '/__manifest']) {
    expect(groupRoutes(build).get(segmentOf(pathname))).toBeUndefined();
  }
});

test('the browser is told of the same routes', () => {
  const group = groupRoutes(build).get('anys');
  expect(Object.keys(group?.assets.routes ?? {})).toEqual(Object.keys(group?.routes ?? {}));
  expect(group?.assets.version).toBe('1');
});
