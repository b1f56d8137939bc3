import { Link, useLoaderData } from 'react-router';

export function loader({ request }: { request: Request }) {
  return { links: Number(new URL(request.url).searchParams.get('links')) };
}

/** Nothing but links: what React Router itself costs. */
export default function EmptyPage() {
  const { links } = useLoaderData<typeof loader>();
  return (
    <main>
      {Array.from({ length: links }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Link key={index} to={`/any/${index}`}>
          第 {index} 部
        </Link>
      ))}
    </main>
  );
}
