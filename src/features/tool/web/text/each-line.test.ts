import { expect, test } from 'vitest';
import { ToolFault } from '../frame/tool-fault.pure.ts';
import { eachLine } from './each-line.pure.ts';

test('empty lines stay and a fault names its line', () => {
  expect(eachLine('a\r\n\nb', (line) => line + line)).toBe('aa\n\nbb');
  const refuse = (line: string) => {
    if (line === 'b') throw new ToolFault('不行');
    return line;
  };
  expect(() => eachLine('a\nb', refuse)).toThrow(expect.objectContaining({ message: '不行', details: { line: 2 } }));
});
