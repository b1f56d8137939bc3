export type Shape = 'title' | 'list' | 'tool' | 'goods';

const SHAPES: readonly [RegExp, Shape][] = [
  [/^\/any\/[^/]+$/, 'title'],
  [/^\/anys(?:\/(?!search$)[^/]+)?$/, 'list'],
  [/^\/tool\/(?!type$)[^/]+$/, 'tool'],
  [/^\/market\/detail\/[^/]+$/, 'goods'],
];

/** What the page at an address looks like, where many pages look alike. */
export function shapeOf(pathname: string): Shape | undefined {
  return SHAPES.find(([path]) => path.test(pathname))?.[1];
}
