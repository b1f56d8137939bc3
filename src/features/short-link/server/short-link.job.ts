import { z } from 'zod';
import { handleJob, type JobHandler, jobKind } from '#/platform/jobs/job-kind.ts';
import { schedule } from '#/platform/jobs/schedule-book.ts';
import type { BlockStore } from './block.store.ts';
import type { LinkImportService } from './link-import.service.ts';

const forgetImports = jobKind('short-link.forget-imports', z.object({}), { maxAttempts: 2 });
const recheck = jobKind('short-link.recheck', z.object({}), { maxAttempts: 2 });

export const shortLinkSchedules = [
  schedule({ name: 'short-link.recheck', cron: '35 4 * * *', kind: recheck, payload: {} }),
  schedule({ name: 'short-link.forget-imports', cron: '50 4 * * *', kind: forgetImports, payload: {} }),
];

interface Needs {
  blocks: Pick<BlockStore, 'again'>;
  imports: Pick<LinkImportService, 'handler' | 'forgetOld'>;
  changed: () => Promise<void>;
  recheckDoubts: (heartbeat: () => void) => Promise<void>;
}

export function shortLinkHandlers({ blocks, imports, changed, recheckDoubts }: Needs): JobHandler[] {
  return [
    // Targets are held against the list of blocks once more: one may have been made while a block was being written.
    // And their hosts against the rules for look-alikes, which grow.
    handleJob(recheck, async (_payload, { heartbeat }) => {
      if ((await blocks.again()) > 0) await changed();
      await recheckDoubts(heartbeat);
    }),
    handleJob(forgetImports, async (_payload, { heartbeat }) => imports.forgetOld(heartbeat)),
    imports.handler,
  ];
}
