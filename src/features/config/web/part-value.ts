import { createContext, use } from 'react';
import type { Row } from '../config-edit.pure.ts';
import type { Part } from '../config-parts.pure.ts';

export interface PartProps {
  part: Part;
  /** Which row, for those who hear it: 第 2 个链接. */
  place?: string;
  /** Where in the value it stands: 1.Link. */
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** What is wrong, by where in the value it stands. */
export const FaultContext = createContext<ReadonlyMap<string, string>>(new Map());

/** What the key is called: the library says for which place a picture is chosen. */
export const KeyNameContext = createContext('');

/** What is wrong here, without the name of the row it stands in. */
export function useFault(path: string): string | undefined {
  return use(FaultContext).get(path);
}

/** Whether anything in this row is wrong. */
export function useRowFault(path: string): boolean {
  return [...use(FaultContext).keys()].some((one) => one === path || one.startsWith(`${path}.`));
}

export function emptyRow(parts: readonly Part[]): Row {
  return Object.fromEntries(parts.flatMap((part) => (part.optional ? [] : [[part.name, emptyPart(part)]])));
}

function emptyPart({ kind, choices }: Part): unknown {
  if (kind === 'yes') return false;
  if (kind === 'words' || kind === 'rows') return [];
  return kind === 'choice' ? (choices?.[0]?.value ?? '') : '';
}

/** An optional part that was emptied is left out, or its empty text would be refused as a bad address. */
export function withoutEmpty(row: Row, parts: readonly Part[]): Row {
  const left = new Set(parts.filter(({ name, optional }) => optional && row[name] === '').map(({ name }) => name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name)));
}
