import { data } from 'react-router';
import type { Route } from './+types/error.page.ts';

/** The error page by address. Text in the address is never shown, only the status. */
export function loader({ request }: Route.LoaderArgs): never {
  const given = Number(new URL(request.url).searchParams.get('statusCode') ?? 500);
  const status = Number.isInteger(given) && given >= 400 && given <= 599 ? given : 500;
  throw data(null, { status });
}

export default function ErrorPage() {
  return null;
}
