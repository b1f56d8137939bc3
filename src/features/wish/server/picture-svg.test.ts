import { expect, test } from 'vitest';
import { drawCard } from '../card/scene.pure.ts';
import { toSvg } from './picture-svg.ts';

test('what was typed stands in the picture as text, never as markup', () => {
  const words = { to: '<b>', text: '"&\'<script>', from: ']]>' };
  const scene = drawCard({ tone: 'festive', style: 0, palette: 0, title: '冬至', ...words });
  const svg = toSvg(scene, '<x onload=1>');
  const tags = svg.match(/<[a-z]+/g) ?? [];
  expect(tags.filter((tag) => !['<svg', '<path', '<g', '<text'].includes(tag))).toEqual([]);
  expect(svg).toContain('aria-label="&lt;x onload=1&gt;"');
});
