import type { Made, Picture } from './canvas.ts';

/** One after the other: twenty large photos at once would not fit into memory. */
export function eachPicture<Values>(work: (picture: Picture, values: Values) => Promise<Made>) {
  return async (pictures: readonly Picture[], values: Values): Promise<Made[]> => {
    const made: Made[] = [];
    for (const picture of pictures) made.push(await work(picture, values));
    return made;
  };
}
