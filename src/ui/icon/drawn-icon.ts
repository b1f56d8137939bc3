import { createElement, type SVGProps } from 'react';

/** An element of a drawing: its tag and attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface Props extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * What an icon of lucide is once the site is built (tools/used-icons.ts): the same picture as by its own component, without what only
 * other sites use, which weighed 1.4 kB on every page and was worked through again for every icon of it.
 */
export function drawnIcon(shapes: readonly Shape[]) {
  const drawn = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, color = 'currentColor', ...props }: Props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // It says something only where it has a name.
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      ...drawn,
    );
}
