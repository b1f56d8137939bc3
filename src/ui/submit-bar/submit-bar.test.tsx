import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmitBar } from './submit-bar.tsx';

const render = (props: Partial<Parameters<typeof SubmitBar>[0]>) =>
  renderToStaticMarkup(<SubmitBar buttonText="立即购买" onSubmit={() => {}} {...props} />);
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

test('cents are shown as yuan with ¥ and two decimals', () => {
  expect(textOf(render({ price: 6800 }))).toBe('合计 ¥68.00立即购买');
  expect(textOf(render({ price: 12345, label: '总共', decimals: 1 }))).toBe('总共 ¥123.5立即购买');
});

test('the button is of the danger kind unless told otherwise', () => {
  expect(render({})).toContain('data-kind="danger"');
  expect(render({ buttonType: 'accent' })).toContain('data-kind="accent"');
});

test('without a price there is no sum', () => {
  expect(textOf(render({}))).toBe('立即购买');
});
