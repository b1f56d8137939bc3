import type { Shape } from './tool.rules.ts';

const known = new Map<string, Promise<readonly Shape[] | undefined>>();

/** The drawing of an icon of lucide by its name. A page that shows sixty of them need not load sixty modules. */
export function drawingOf(name: string): Promise<readonly Shape[] | undefined> {
  let drawing = known.get(name);
  if (!drawing) {
    drawing = /^[a-z0-9-]{1,40}$/.test(name) ? read(name) : Promise.resolve(undefined);
    known.set(name, drawing);
  }
  return drawing;
}

async function read(name: string): Promise<readonly Shape[] | undefined> {
  try {
    const { __iconData } = await import(`lucide-react/icons/${name}`);
    const shapes: [string, Record<string, string>][] = __iconData.node;
    return shapes.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  } catch {
    return undefined;
  }
}
