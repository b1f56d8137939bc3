import { redirect } from 'react-router';
import { api } from '#/web/api.ts';
import type { Route } from './+types/tool-elsewhere.page.ts';

/** A tool whose page is elsewhere: another page of ours, or a link of the operator's. Anything else is 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  // Where it was before.
  if (params.url === 'api-docs') throw redirect('/tool/api', 301);
  const { Link } = await api(context)('GET /api/v1/tool/:Url', { params: { Url: params.url } });
  throw redirect(Link || '/tool');
}

/** Never shown, but a route without a page would answer an error as bare JSON. */
export default function ToolElsewherePage() {
  return null;
}
