import type { RouteConfigEntry } from '@react-router/dev/routes';
import { reactRouter } from '@react-router/dev/vite';
import { expect, test } from 'vitest';
import routes from '#/routes.ts';
import { concerned, isRouteFile, onlyConcerned } from './router-hooks.ts';

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

test('every route of the site is known by the name of its file, and nothing else is taken for one', () => {
  const files = filesOf(routes);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !isRouteFile(`/site/src/${file}`))).toEqual([]);
  expect(isRouteFile('/site/src/root.tsx')).toBe(true);
  expect(isRouteFile('/site/src/layouts/admin.layout.tsx?route-chunk=main')).toBe(true);
  expect(isRouteFile('/site/src/ui/field/field.tsx')).toBe(false);
});

test('the installed React Router has the hooks that are spared', () => {
  const names = concerned.flatMap(([plugin, hooks]) => hooks.map((hook) => `${plugin} ${hook}`));
  const spared = onlyConcerned(reactRouter()).flatMap((plugin) =>
    Object.entries(plugin).flatMap(([hook, value]) =>
      typeof value === 'object' && value && 'filter' in value ? [`${plugin.name} ${hook}`] : [],
    ),
  );
  expect(spared.sort()).toEqual(names.sort());
});
