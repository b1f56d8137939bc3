import { backgroundApi, browserApi } from '#/web/browser-api.ts';
import { readStored, removeStored, writeStored } from '#/web/local-storage.ts';
import { VISIT_HISTORY, VISIT_NOTES, VISIT_PRIVATE } from './kept-history.ts';
import { logIn } from './visit-notes.pure.ts';
import { createVisitSync } from './visit-sync.ts';

/** The history of this browser. Loaded when there is something to remember, to tell or to clear. */
export const visitSync = createVisitSync({
  read: () => logIn(readStored(VISIT_HISTORY), readStored(VISIT_NOTES)),
  write({ visits, ...notes }) {
    writeStored(VISIT_HISTORY, visits);
    if (notes.owner === null && notes.notes.length === 0) removeStored(VISIT_NOTES);
    else writeStored(VISIT_NOTES, notes);
  },
  isPrivate: () => readStored(VISIT_PRIVATE) === true,
  async send(Visits) {
    const result =
      Visits.length > 0
        ? await backgroundApi('POST /api/v1/history', { body: { Visits: [...Visits] } })
        : await backgroundApi('GET /api/v1/history', {});
    return result.ok ? result.data.Result : undefined;
  },
  clearOnServer: async () => (await browserApi('DELETE /api/v1/history', {})).ok,
  removeOnServer: async (Key) => (await browserApi('DELETE /api/v1/history/:Key', { params: { Key } })).ok,
  now: Date.now,
});
