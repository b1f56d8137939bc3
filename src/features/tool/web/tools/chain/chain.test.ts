import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as base64 from '../base64/step.ts';
import * as jsonEscape from '../json-escape/step.ts';
import * as dedupe from '../text-dedupe/step.ts';
import * as url from '../url-codec/step.ts';
import { chainsOf, readSteps, type Step, writeSteps } from './chain.pure.ts';
import { runChain, type StepTool } from './run-chain.ts';
import { tool } from './tool.ts';

// Each takes the values of its own options, which is what a chain makes of an address.
const TOOLS = { base64, 'url-codec': url, 'json-escape': jsonEscape, 'text-dedupe': dedupe } as unknown as Record<
  string,
  StepTool
>;
const load = async (name: string): Promise<StepTool> => {
  const found = TOOLS[name];
  if (!found) throw new Error('unknown');
  return found;
};
const run = (steps: string, input: string) => runChain(readSteps(steps), input, load, new AbortController().signal);

test('what one gives the next takes', async () => {
  expect((await run('text-dedupe|base64', 'a\na\nb')).outputs).toEqual(['a\nb', 'YQpi']);
  expect((await run('base64|url-codec?way=encode', '搜罗?')).outputs.at(-1)).toBe('5pCc572XPw%3D%3D');
  expect(await run('', 'x')).toEqual({ outputs: [] });
});

test('there and back is where one began', async () => {
  for (const text of ['搜罗', '😀 a&b=c', '"quotes"', ' ', '{"a":1}', '%41'])
    expect(
      (
        await run('base64|url-codec|json-escape|json-escape?way=decode|url-codec?way=decode|base64?way=decode', text)
      ).outputs.at(-1),
    ).toBe(text);
});

test('the first step that fails is named, and those before it keep their results', async () => {
  const answer = await run('text-dedupe|base64?way=decode|base64', '!!!');
  expect(answer.outputs).toEqual(['!!!']);
  expect(answer.broken).toMatchObject({ at: 1, message: expect.stringContaining('Base64') });
  expect((await run('no-such-tool', 'x')).broken?.at).toBe(0);
});

test('options that make no sense are those the tool begins with', async () => {
  expect((await run('base64?way=sideways&nothing=1', 'a')).outputs).toEqual(['YQ==']);
});

test('every chain comes back from its address', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/);
  const step: fc.Arbitrary<Step> = fc.record({
    url: word,
    values: fc.dictionary(word, fc.string({ unit: fc.constantFrom('a', '|', '?', '&', '=', '%', '罗', ' ', '😀') }), {
      noNullPrototype: true,
    }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      expect(readSteps(writeSteps(steps))).toEqual(steps);
    }),
  );
});

test.each(['|||', '../x', '?a=b', 'A', '%', 'a?%=%', 'x'.repeat(5).concat('|').repeat(100)])(
  'the address %j does no harm',
  (text) => {
    expect(readSteps(text).length).toBeLessThanOrEqual(12);
  },
);

test('what lies in the storage is not trusted', () => {
  expect(chainsOf([{ name: 'a', steps: 'b' }, null, { name: 1 }, 'x'])).toEqual([{ name: 'a', steps: 'b' }]);
  expect(chainsOf('x')).toEqual([]);
});

test('the example is right', async () => {
  const { outputs } = await run('base64?way=decode', tool.example.input);
  expect(`Base64 解码，再 JSON 格式化：${JSON.stringify(JSON.parse(outputs[0] ?? ''), null, 2)}`).toBe(
    tool.example.output,
  );
});
