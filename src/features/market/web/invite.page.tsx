import { useState } from 'react';
import { Form, Link, redirect } from 'react-router';
import { posterPath } from '#/features/share/poster-path.pure.ts';
import { SharePoster } from '#/features/share/shared/share-poster.tsx';
import { useShortLink } from '#/features/share/shared/use-short-link.ts';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import { attemptApi } from '#/web/api.ts';
import { siteContext, transportContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { readSiteConfig } from '#/web/site-config.ts';
import type { Route } from './+types/invite.page.ts';
import { OutLink } from './out-link.tsx';
import { TopBar } from './top-bar.tsx';
import './invite.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '邀请好友',
    description: '把同城市集分享给朋友：一张只属于你的海报，来了几个人看得见。',
    path: '/market/invite',
  });

const CODE = /^[\w-]{3,64}$/;

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const typed = searchParams.get('code')?.trim() ?? '';
  if (CODE.test(typed)) throw redirect(`/short/${typed}`);
  const { user, origin } = context.get(siteContext);
  const [{ inviteArticalImgs = [], referralInvite = [] }, shares] = await Promise.all([
    readSiteConfig(context.get(transportContext)),
    user ? attemptApi(context)('GET /api/v1/share/ad', {}) : undefined,
  ]);
  return {
    isMember: user !== null,
    isBadCode: typed !== '',
    address: `${origin}/market${user ? `?shareId=${user.Id}` : ''}`,
    counts: shares?.ok
      ? {
          today: shares.data.Today,
          month: shares.data.Days.reduce((sum, { Count }) => sum + Count, 0),
          all: shares.data.Count,
        }
      : undefined,
    articles: inviteArticalImgs,
    referrals: referralInvite.map(({ text, link, imageUrl }) => ({ text, link, imageUrl })),
  };
}

export default function MarketInvite({ loaderData }: Route.ComponentProps) {
  const { isMember, isBadCode, address, counts, articles, referrals } = loaderData;
  const shared = useShortLink(address);
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="market-invite">
      <TopBar title="邀请好友" back="/market/my" />
      <section className="market-invite-card" aria-label="我的邀请码">
        {hasFailed ? (
          <>
            <p role="status">海报没有画成，先用二维码</p>
            <QrCode text={shared?.address ?? address} size={168} ecc="H" label="邀请二维码" />
          </>
        ) : (
          <SharePoster
            poster={posterPath('/market/invite') ?? ''}
            shared={shared}
            page={address}
            onFailure={() => setFailed(true)}
          />
        )}
        {shared?.code ? (
          <p>
            邀请码 <b className="market-invite-code">{shared.code}</b>
          </p>
        ) : (
          <p className="market-invite-address">{address.replace(/^https?:\/\//, '')}</p>
        )}
        {!isMember && (
          <>
            <p>登录以后，这张海报就是你的：来了几个人，这里会记着。</p>
            <Button kind="line" to={loginPath('/market/invite')}>
              登录
            </Button>
          </>
        )}
      </section>
      {counts && (
        <StatStrip
          stats={[
            { label: '今天来访', value: thousands(counts.today), after: ' 人' },
            { label: '近 30 天', value: thousands(counts.month), after: ' 人' },
            { label: '一共', value: thousands(counts.all), after: ' 人' },
          ]}
        />
      )}
      <Form method="get" className="market-invite-enter">
        <Field
          label="朋友给了邀请码"
          name="code"
          required
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          {...(isBadCode && { error: '没有这样的邀请码，看看有没有抄错' })}
        />
        <Button type="submit" kind="line">
          去逛逛
        </Button>
      </Form>
      {referrals.length > 0 && (
        <section aria-labelledby="referrals">
          <h2 id="referrals">还可以从这里加入</h2>
          <ul className="market-invite-list">
            {referrals.map(({ text, link, imageUrl }) => (
              <li key={text + link}>
                <OutLink to={link}>
                  {imageUrl && <img src={imageUrl} alt="" width={44} height={44} loading="lazy" />}
                  {text}
                </OutLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="articles">
        <h2 id="articles">怎么邀请</h2>
        {articles.length > 0 ? (
          <ul className="market-invite-articles">
            {articles.map(({ image, title, link }) => (
              <li key={image + title}>
                {link ? (
                  <OutLink to={link}>
                    <img src={image} alt="" loading="lazy" />
                    {title}
                  </OutLink>
                ) : (
                  <>
                    <img src={image} alt="" loading="lazy" />
                    {title}
                  </>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <ol className="market-invite-steps">
            <li>把上面的海报存下来，或者复制链接，发给住得近的朋友；不方便扫码的，报邀请码也行。</li>
            <li>朋友从你的链接打开，当天第一次就记在你名下；自己点不算。</li>
            <li>
              来访明细在 <Link to="/account/shares">我的分享</Link> 里，按天、按页面都看得到。
            </li>
          </ol>
        )}
      </section>
    </div>
  );
}
