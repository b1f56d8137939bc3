import type { Feature } from '#/platform/feature.ts';
import type { PictureShelf } from '#/platform/picture/picture-shelf.ts';
import type { Platform } from '#/platform/platform.ts';
import { createCropper } from './crop.gateway.ts';
import { bindMediaApi } from './media.api.ts';
import { createMediaService } from './media.service.ts';
import { createMediaStore } from './media.store.ts';

interface Given {
  files: Parameters<typeof createMediaService>[0]['files'];
  shelves: () => readonly PictureShelf[];
}

export function createMediaFeature(
  { database, readers, now }: Pick<Platform, 'database' | 'readers' | 'now'>,
  given: Given,
): Feature {
  const store = createMediaStore(database.db);
  const media = createMediaService({ store, crop: createCropper(readers), now, ...given });
  return { endpoints: bindMediaApi(media) };
}
