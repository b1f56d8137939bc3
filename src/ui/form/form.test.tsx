import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { FormErrors } from './form-errors.tsx';

const errors = [
  { Field: 'Email', Message: '邮箱的写法不对。' },
  { Field: 'Agree', Message: '先读一读，再勾上。' },
];

const render = (given: Omit<Parameters<typeof FormErrors>[0], 'children'>) =>
  renderToString(
    <FormErrors {...given}>
      <Field label="邮箱" name="Email" hint="只用来收验证码" />
      <Field label="昵称" name="Nickname" />
      <Checkbox name="Agree">同意</Checkbox>
    </FormErrors>,
  );

const attribute = (tag: string | undefined, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1];
const inputOf = (html: string, name: string) =>
  html.match(/<input[^>]*>/g)?.find((tag) => attribute(tag, 'name') === name);

test('an error reaches the field of its name and no other', () => {
  const html = render({ errors });
  expect(['Email', 'Nickname', 'Agree'].map((name) => attribute(inputOf(html, name), 'aria-invalid'))).toEqual([
    'true',
    undefined,
    'true',
  ]);
});

test('a field is described by the element that holds its error and its hint', () => {
  const html = render({ errors });
  const notes = attribute(inputOf(html, 'Email'), 'aria-describedby');
  const held = html.split(`id="${notes}"`)[1]?.split('</div>')[0];
  expect(held).toContain('邮箱的写法不对。');
  expect(held).toContain('只用来收验证码');
  expect(attribute(inputOf(html, 'Nickname'), 'aria-describedby')).toBeUndefined();
});

test('the list of errors leads to the fields', () => {
  const html = render({ errors });
  const targets = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toEqual(['Email', 'Agree'].map((name) => attribute(inputOf(html, name), 'id')));
});

test('a label belongs to its field', () => {
  const html = render({});
  expect(html).toContain(`for="${attribute(inputOf(html, 'Nickname'), 'id')}"`);
});

test('the first of two errors of a field is the one beside it', () => {
  const html = render({ errors: [...errors, { Field: 'Email', Message: '这个邮箱已经注册过。' }] });
  expect(html.match(/这个邮箱已经注册过。/g)).toHaveLength(1);
  expect(html.match(/邮箱的写法不对。/g)).toHaveLength(2);
});

test('a refusal without fields is said as it is, and nothing is said when all is well', () => {
  expect(render({ message: '操作太频繁，请一分钟后再试。' })).toContain('操作太频繁，请一分钟后再试。');
  expect(render({})).not.toContain('form-summary');
});
