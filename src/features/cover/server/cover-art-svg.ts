type Value = string | number;

/** Markup with its numbers rounded to a tenth: finer is not seen on a cover and costs bytes. Texts go in as they are. */
export function svg(parts: TemplateStringsArray, ...values: readonly Value[]): string {
  return parts.reduce((markup, part, index) => markup + show(values[index - 1] ?? '') + part);
}

function show(value: Value): string {
  return typeof value === 'string' ? value : String(Math.round(value * 10) / 10);
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** A rectangle from the left to the right edge. */
export function band(y: number, width: number, height: number, fill: string): string {
  return svg`<path d="M0 ${y}H${width}V${y + height}H0z" fill="${fill}"/>`;
}

export function shape(d: string, fill: string, opacity = 1): string {
  return svg`<path d="${d}" fill="${fill}"${faded(opacity)}/>`;
}

export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${faded(opacity)}/>`;
}

function faded(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${String(Math.round(opacity * 100) / 100).replace(/^0/, '')}"`;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
