import { expect, test } from 'vitest';
import { PORTS } from './port-table.pure.ts';
import { tool } from './tool.ts';

test('the example is right', () => {
  expect(PORTS.find(({ port }) => port === Number(tool.example.input))?.service).toBe(tool.example.output);
});

test('ports are real ports, in order, each once, with a protocol and a use', () => {
  const numbers = PORTS.map(({ port }) => port);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect(
    PORTS.filter(({ port, protocol, use }) => port > 65_535 || !/^(TCP|UDP|TCP\/UDP)$/.test(protocol) || !use),
  ).toEqual([]);
});
