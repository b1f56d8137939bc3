import type { Transport } from '#/contract/endpoint.ts';

/**
 * A visit that came by someone's share counts for them. Pages loaded ahead are no visits. The address is the page's: that
 * of the request ends in .data when a visitor came by a link inside the site.
 */
export async function countShareVisit(
  { request, url }: { request: Request; url: URL },
  transport: Transport,
): Promise<void> {
  const { pathname, searchParams } = url;
  const shareId = searchParams.get('shareId') ?? '';
  if (request.method !== 'GET' || !/^[1-9]\d{0,14}$/.test(shareId) || isPrefetch(request.headers)) return;
  // The answer is of no use here: an unknown member or a second visit changes nothing for the visitor.
  await transport('POST /api/v1/share/ad', { body: { shareId, path: pathname } });
}

function isPrefetch(headers: Headers): boolean {
  return /prefetch/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
}
