import { expect, test } from 'vitest';
import { ToolFault } from '../frame/tool-fault.pure.ts';
import { inPart } from './in-part.pure.ts';

test('a fault says in which of the two texts it is, and in which line where that is known', () => {
  const failing = (line?: number) => () =>
    inPart('左边', () => {
      throw new ToolFault('少一个括号', line ? { line } : {});
    });
  expect(inPart('左边', () => 3)).toBe(3);
  expect(failing(2)).toThrow('左边第 2 行：少一个括号');
  expect(failing()).toThrow(/^左边：少一个括号$/);
});
