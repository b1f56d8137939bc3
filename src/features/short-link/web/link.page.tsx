import { Columns2, Copy, FileDown } from 'lucide-react';
import { data, redirect } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { copyText } from '#/web/copy-text.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { VisitUnit } from '../short-owner.contract.ts';
import type { Route } from './+types/link.page.ts';
import { handleLinkForm } from './link-action.ts';
import { LinkCompare } from './link-compare.tsx';
import { LinkFigures } from './link-figures.tsx';
import { LinkHistory } from './link-history.tsx';
import { LinkRules } from './link-rules.tsx';
import { LinkSettings } from './link-settings.tsx';
import { nameOf, stateOf } from './link-state.ts';
import { LiveCount } from './live-count.tsx';
import { QrPanel } from './qr-panel.tsx';
import { shownAddress } from './shown-address.ts';
import { VisitChart } from './visit-chart.tsx';
import { VisitLists } from './visit-lists.tsx';
import './link.page.css';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageHead(matches[0].loaderData, {
    title: `短链 ${params.url}`,
    description: '一个短链的访问、去处和设置。',
    path: `/short/${params.url}/about`,
    noindex: true,
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (context.get(siteContext).user === null) throw redirect(loginPath(url.pathname, url.search));
  const call = api(context);
  const query = { unit: (url.searchParams.get('unit') ?? 'hour') as VisitUnit };
  const other = url.searchParams.get('with')?.trim();
  const [link, visits, mine] = await Promise.all([
    call('GET /api/v1/short_url/:Code/own', { params: { Code: params.url } }),
    call('GET /api/v1/short_url/:Code/visits', { params: { Code: params.url }, query }),
    other === undefined ? undefined : call('GET /api/v1/short_url', { query: { pageSize: 50 } }),
  ]);
  const compared = other
    ? await attemptApi(context)('GET /api/v1/short_url/:Code/visits', { params: { Code: other }, query })
    : undefined;
  return {
    link,
    visits,
    compare: mine && {
      choices: mine.Result.filter(({ ShortUrl }) => ShortUrl !== link.ShortUrl),
      code: other ?? '',
      visits: compared?.ok ? compared.data : undefined,
      isUnknown: compared?.ok === false,
    },
  };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const outcome = await handleLinkForm(attemptApi(context), params.url, await request.formData());
  if ('goTo' in outcome) throw redirect(outcome.goTo);
  if (outcome.status === 401) throw redirect(loginPath(url.pathname, url.search));
  return data(outcome, { status: outcome.status });
}

export default function LinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link, visits, compare } = loaderData;
  const { ShortUrl, Link } = link;
  const here = `/short/${encodeURIComponent(ShortUrl)}/about`;
  const shown = shownAddress(Link);
  const [tone, text] = stateOf(link);
  return (
    <div className="link-page">
      <Crumbs path={[{ label: '我的短链', to: '/short' }, { label: nameOf(link) }]} />
      <header className="link-page-head">
        <h1>
          {shown.slice(0, -ShortUrl.length)}
          <b>{ShortUrl}</b>
        </h1>
        <p className="link-page-tags">
          <Badge tone={tone}>{text}</Badge>
          {link.Tags.map((tag) => (
            <a key={tag} className="link-page-tag" href={`/short?tag=${encodeURIComponent(tag)}`}>
              {tag}
            </a>
          ))}
        </p>
        <div className="link-page-actions">
          <LiveCount code={ShortUrl} clicks={visits.Today.Clicks} />
          <Button kind="line" size="sm" to={compare ? here : `${here}?with=`} icon={<Columns2 aria-hidden />}>
            {compare ? '不比了' : '和另一条比'}
          </Button>
          <Button
            kind="line"
            size="sm"
            href={`/api/v1/short_url/${encodeURIComponent(ShortUrl)}/visits/export`}
            download
            icon={<FileDown aria-hidden />}
          >
            CSV
          </Button>
          <Button size="sm" icon={<Copy aria-hidden />} onClick={() => copyText(Link)}>
            复制短链
          </Button>
        </div>
      </header>
      <div className="link-page-columns">
        <div className="link-page-main">
          <LinkFigures visits={visits} />
          {compare && <LinkCompare own={visits} name={nameOf(link)} here={here} {...compare} />}
          <VisitChart visits={visits} to={(unit) => `${here}?unit=${unit}`} />
          <VisitLists visits={visits} />
          <LinkRules key={JSON.stringify(link.Rules)} link={link} visits={visits} refusal={actionData} />
          <LinkHistory link={link} />
        </div>
        <aside className="link-page-side">
          <QrPanel address={Link} code={ShortUrl} />
          <LinkSettings key={JSON.stringify(link)} link={link} refusal={actionData} />
        </aside>
      </div>
    </div>
  );
}
