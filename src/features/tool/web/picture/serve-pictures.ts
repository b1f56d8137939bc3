import { serveWorker } from '../frame/serve-worker.ts';
import type { Made, Picture } from './canvas.ts';

export interface PictureQuestion<Values> {
  pictures: readonly Picture[];
  values: Values;
}

/** The whole body of a worker that makes one picture, or several, of all it is given. */
export function servePictures<Values>(work: (pictures: readonly Picture[], values: Values) => Promise<Made[]>): void {
  serveWorker(({ pictures, values }: PictureQuestion<Values>) => work(pictures, values));
}

/** The same for one picture at a time: twenty large photos at once would not fit into memory. */
export function serveEachPicture<Values>(work: (picture: Picture, values: Values) => Promise<Made>): void {
  servePictures<Values>(async (pictures, values) => {
    const made: Made[] = [];
    for (const picture of pictures) made.push(await work(picture, values));
    return made;
  });
}
