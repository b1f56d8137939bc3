interface PictureUse {
  key: string;
  name: string;
  path: string;
  uploads: string[];
}

export interface Use extends PictureUse {
  kind: string;
}

/** For each upload, everything that shows it. */
export function usesByUpload(
  shelves: readonly { kind: string; uses: readonly PictureUse[] }[],
): ReadonlyMap<string, Use[]> {
  const byUpload = new Map<string, Use[]>();
  for (const { kind, uses } of shelves)
    for (const use of uses)
      for (const upload of use.uploads) {
        const known = byUpload.get(upload);
        if (known) known.push({ kind, ...use });
        else byUpload.set(upload, [{ kind, ...use }]);
      }
  return byUpload;
}

/** A thing that shows a picture and a part of it is one thing. */
export const distinctUses = (uses: readonly Use[]): Use[] => [
  ...new Map(uses.map((use) => [`${use.kind} ${use.key}`, use])).values(),
];

interface Cut {
  id: number;
  upload: string;
  originId: number | null;
}

/** Pictures with the uploads that were cut from each. A part whose picture is gone stands for itself. */
export function withCuts<Picture extends Cut>(pictures: readonly Picture[]): (Picture & { uploads: string[] })[] {
  const known = new Map(pictures.map((picture) => [picture.id, { ...picture, uploads: [picture.upload] }]));
  const whole = [...known.values()].filter(({ originId }) => originId === null || !known.has(originId));
  for (const { originId, upload } of pictures) if (originId !== null) known.get(originId)?.uploads.push(upload);
  return whole;
}

export interface Area {
  turn: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part by a name of its own, so that the same part is not cut twice; thousandths are finer than anybody drags. */
export const cropName = ({ turn, x, y, width, height }: Area): string =>
  [turn, ...[x, y, width, height].map((part) => Math.round(part * 1000))].join(',');

/** The whole picture, upright: nothing to cut. */
export const isWhole = (area: Area): boolean => cropName(area) === '0,0,0,1000,1000';

export const isInside = ({ x, y, width, height }: Area): boolean =>
  width > 0 && height > 0 && x + width <= 1.001 && y + height <= 1.001;
