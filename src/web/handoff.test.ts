import { expect, test } from 'vitest';
import { handoffScript, readHandoff, streamOf } from './handoff.ts';

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

test('nothing in the data can end the script it stands in', () => {
  const script = handoffScript('</script><!--\u2028&"', 'abc');
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  expect(script).not.toContain('<!--');
  const given: string[] = [];
  const window = {
    __reactRouterContext: { streamController: { enqueue: (text: string) => given.push(text), close() {} } },
  };
  new Function('window', script.replace(/<\/?script[^>]*>/g, ''))(window);
  expect(given).toEqual(['</script><!--\u2028&"']);
});

test('the script carries the nonce of its page, or none', () => {
  expect(handoffScript('[]', 'abc')).toContain('<script nonce="abc">');
  expect(handoffScript('[]', undefined)).toContain('<script>');
});
