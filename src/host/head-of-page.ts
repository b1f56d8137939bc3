import { decodeHTML } from 'entities';
import type { FastifyInstance } from 'fastify';

/** What a page says of itself to those who share it; nothing for what is no page, or leads elsewhere. */
export async function headOfPage(
  app: Pick<FastifyInstance, 'inject'>,
  path: string,
  host: string,
): Promise<{ title: string; text: string } | undefined> {
  const url = path.split('/').map(encodeURIComponent).join('/');
  // Nobody looks at it, so it is no page view.
  const { statusCode, headers, body } = await app.inject({ url, headers: { host, 'sec-purpose': 'prefetch' } });
  if (statusCode !== 200 || !String(headers['content-type']).startsWith('text/html')) return undefined;
  const title = said(body, 'og:title');
  return title === undefined ? undefined : { title, text: said(body, 'og:description') ?? '' };
}

function said(html: string, property: string): string | undefined {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? undefined : decodeHTML(content);
}
