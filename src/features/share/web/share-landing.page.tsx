import { ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Brand } from '#/ui/mark/brand.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/share-landing.page.ts';
import { sharedAddress } from './shared-page.ts';
import { subjectOf } from './shared-subject.ts';
import './share-landing.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches[0].loaderData, {
    title: loaderData?.subject.title ?? '分享',
    description: loaderData?.subject.text || '有人把这一页分享给了你。',
    // The page itself is what search engines should know.
    path: loaderData?.address ?? '/',
    noindex: true,
  });

/** The visit itself is counted by the middleware of every page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const shared = sharedAddress(pathname, search);
  const subject = shared && (await subjectOf(attemptApi(context), shared.path));
  if (!subject) throw data('分享的页面不存在', { status: 404 });
  const { origin, title } = context.get(siteContext);
  return { subject, address: shared.address, whole: origin + shared.address, siteTitle: title };
}

export default function ShareLandingPage({ loaderData }: Route.ComponentProps) {
  const { subject, address, whole, siteTitle } = loaderData;
  return (
    <main id="main" className="share-landing">
      <Link to="/" className="share-landing-brand">
        <Brand name={siteTitle} />
      </Link>
      <article className="share-landing-card">
        <img className="share-landing-cover" src={subject.cover} width={300} height={420} alt="" />
        <div className="share-landing-text">
          <p className="share-landing-lead">有人分享给你</p>
          <h1>{subject.title}</h1>
          {subject.facts && <p className="share-landing-facts">{subject.facts}</p>}
          {subject.text && <p>{subject.text}</p>}
          <Button to={address} size="lg" icon={<ArrowRight aria-hidden />}>
            去看看
          </Button>
        </div>
        <figure className="share-landing-code">
          <QrCode text={whole} size={132} label="这一页的二维码" />
          <figcaption>手机扫一扫，接着看</figcaption>
        </figure>
      </article>
    </main>
  );
}
