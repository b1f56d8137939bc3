import { expect, test } from 'vitest';
import { favouritePath, viewIn } from './favourite-view.ts';

const view = (query: string) => viewIn(new URLSearchParams(query));

test('without anything the address means all titles', () => {
  expect(view('')).toEqual({ type: 1, page: 1, isUpdatedOnly: false, isManaging: false });
});

test.each(['Type=4', 'Type=x', 'Type=1.0', 'Type=01'])('%s is no tab', (query) => {
  expect(view(query)).toBeUndefined();
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page='])('%s means the first page', (query) => {
  expect(view(query)?.page).toBe(1);
});

test('only titles have updates', () => {
  expect([view('updated=1')?.isUpdatedOnly, view('Type=2&updated=1')?.isUpdatedOnly]).toEqual([true, false]);
});

test.each(['/collect', '/collect?Type=2', '/collect?updated=1&manage=1&page=3', '/collect?Type=3&manage=1'])(
  '%s is read and written alike',
  (path) => {
    expect(favouritePath(view(path.split('?')[1] ?? '') ?? {})).toBe(path);
  },
);
