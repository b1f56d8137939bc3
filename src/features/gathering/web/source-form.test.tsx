import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { GatheringRun } from '../gathering.contract.ts';
import { PreviewView } from './preview-view.tsx';
import { RunState } from './run-state.tsx';
import { SourceForm } from './source-form.tsx';
import { TitleLayers } from './title-layers.tsx';

const drawn = (element: ReactNode) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).replaceAll('<!-- -->', '');

const NO_FAULT = { typed: undefined, errors: undefined, message: undefined };

const RUN: GatheringRun = {
  Id: 4,
  SourceId: 1,
  BegunBy: 'operator',
  State: 'running',
  Since: null,
  Page: 3,
  PageCount: 12,
  Total: 240,
  Added: 5,
  Merged: 0,
  Updated: 1,
  Unchanged: 2,
  Removed: 0,
  Skipped: 0,
  Failed: 0,
  Gone: 0,
  Error: '',
  CreatedTime: '2026-11-15T20:00:00+08:00',
  StartedTime: null,
  FinishedTime: null,
};

test('a type that nobody decided about stays automatic', () => {
  const types = [
    { Id: '6', Name: '动作片', Kind: 'movie', IsDecided: false },
    { Id: '9', Name: '短剧', Kind: 'skip', IsDecided: true },
  ] as const;
  const html = drawn(<SourceForm source={null} types={types} {...NO_FAULT} />);
  expect(html).toMatch(/name="type 6".*?<option value="" selected="">自动（电影）/);
  expect(html).toMatch(/name="type 9".*?<option value="skip" selected="">不采/);
});

test('a run says how far it is while it goes on, and not afterwards', () => {
  expect(drawn(<RunState run={RUN} />)).toMatch(/role="progressbar"[^>]*aria-valuemax="12"[^>]*aria-valuenow="3"/);
  const failed = drawn(<RunState run={{ ...RUN, State: 'failed', Error: '连接超时' }} />);
  expect(failed).toContain('连接超时');
  expect(failed).not.toContain('progressbar');
});

test('a dry run tells what would change and what would be left out', () => {
  const Changes = [{ Field: '片名', Before: '', After: '流浪地球' }];
  const Items = [{ ItemId: '1', Name: '流浪地球', Action: 'updated' as const, Key: 'a', Episodes: 0, Changes }];
  const Skipped = [{ ItemId: '2', Reason: '没有名称' }];
  const html = drawn(<PreviewView preview={{ PageCount: 1, Total: 2, Items, Skipped, Lines: [] }} />);
  expect(html).toContain('片名：（空） → 流浪地球');
  expect(html).toContain('2：没有名称');
});

test('each entry of a source can be split off', () => {
  const layer = {
    SourceId: 2,
    Source: '一号源',
    ItemId: '88',
    Name: '流浪地球',
    Year: 2019,
    AddedTime: '',
    IsGone: true,
  };
  const html = drawn(<TitleLayers title={{ Key: 'k', Fields: [], Layers: [layer] }} />);
  expect(html).toContain('源站已下架，剧集已收起');
  expect(html).toContain('name="ItemId" value="88"');
  expect(html).toContain('name="Key" value="k"');
});
