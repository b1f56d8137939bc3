import { expect, test } from 'vitest';
import { handoffScripts, readHandoff, streamOf } from './handoff.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

test('data without promises is read at once', async () => {
  async function* ready() {
    yield bytes('[1,2]\n');
  }
  const { whole, stream } = await readHandoff(streamOf(ready()));
  expect(whole).toBe('[1,2]\n');
  expect(await textOf(stream())).toBe('[1,2]\n');
});

test('data with a promise is left to be streamed, with the piece that was read', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  async function* slow() {
    yield bytes('[["P",1]]\n');
    await arrival;
    yield bytes('P1:[2]\n');
  }
  const { whole, stream } = await readHandoff(streamOf(slow()));
  expect(whole).toBeUndefined();
  const text = textOf(stream());
  arrive();
  expect(await text).toBe('[["P",1]]\nP1:[2]\n');
});

test('nothing in the data can end the block it stands in, and the data stays the same', () => {
  const data = JSON.stringify(['</script><!--<script>', '\u2028&"\'']);
  const scripts = handoffScripts(data, 'abc');
  expect(scripts.match(/<\/?script/g)).toHaveLength(4);
  expect(scripts).not.toContain('<!--');
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(scripts)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(JSON.parse(data));
});

test('the script carries the nonce of its page, or none, and is the same for every page', () => {
  expect(handoffScripts('[]', 'abc')).toContain('<script nonce="abc">');
  const scriptOf = (data: string) => handoffScripts(data, undefined).split('<script>')[1];
  expect(scriptOf('[1]')).toBe(scriptOf('[2]'));
});
