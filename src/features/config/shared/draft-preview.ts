import type { Transport } from '#/contract/endpoint.ts';

/** In the address of a page: shows it with what its reader, an operator, has changed in this key and not saved. */
export const PREVIEW_PARAMETER = 'deskPreview';

interface Entry {
  Key: string;
  Value: string;
}

/**
 * The same answers, but for one key of the site's config. Nothing on the server knows of it: answers that are kept for
 * everybody are made as always, and the draft is asked for in the reader's own name.
 */
export async function withDraft(transport: Transport, key: string): Promise<Transport> {
  const { envelope } = await transport('GET /api/v1/config/draft', { query: { key } });
  // The dispatcher answers by the contract of this endpoint; for all but operators there is no data.
  const shown = (envelope.Data as { Shown: string | null } | null)?.Shown;
  if (!shown) return transport;
  // Made once: whoever reads the config several times for one page gets the same list.
  let drafted: Entry[] | undefined;
  return async (endpoint, input) => {
    const reply = await transport(endpoint, input);
    const entries = reply.envelope.Data;
    if (endpoint !== 'GET /api/v1/config' || !Array.isArray(entries)) return reply;
    const others = (entries as Entry[]).filter(({ Key }) => Key !== key);
    drafted ??= [...others, { Key: key, Value: shown }];
    return { ...reply, envelope: { ...reply.envelope, Data: drafted } };
  };
}
