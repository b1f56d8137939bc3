import { data, Link, redirect, useNavigation } from 'react-router';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Select } from '#/ui/select/select.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { FoldButton } from '#/web/fold-button.tsx';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { CATEGORIES, POST_KINDS } from '../market-names.pure.ts';
import type { Post } from '../market-post.contract.ts';
import { priceText } from '../price.pure.ts';
import type { Route } from './+types/post.page.ts';
import { placeOf } from './place.ts';
import { PostPhotos } from './post-photos.tsx';
import { TopBar } from './top-bar.tsx';
import './post.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '发布转让与爆料',
    description: '转让闲置，或者把看到的好价告诉街坊。',
    path: '/market/post',
    noindex: true,
  });

const FIELDS = ['kind', 'title', 'price', 'category', 'city', 'district', 'content', 'images'] as const;
const KIND_NOTES: Record<string, string> = { 转让: '转让：我有东西要出', 爆料: '爆料：看到一个好价' };
const STATES: Record<Post['state'], { text: string; tone: 'done' | 'waiting' | 'off' | 'failed' }> = {
  waiting: { text: '等站长看', tone: 'waiting' },
  shown: { text: '公开中', tone: 'done' },
  expired: { text: '已到期', tone: 'off' },
  reported: { text: '被举报，等站长看', tone: 'failed' },
  down: { text: '已下架', tone: 'off' },
};

export async function loader({ context, request, url }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath('/market/post'));
  const call = api(context);
  const [{ Result }, cities] = await Promise.all([
    call('GET /api/v1/crawl/common/post', {}),
    call('GET /api/v1/crawl/common/cities', {}),
  ]);
  return {
    posts: Result,
    cities: cities.map(({ name }) => name),
    city: placeOf(request)?.city ?? '',
    isSent: url.searchParams.has('sent'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath('/market/post'));
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  if (form.has('withdraw')) {
    await attemptApi(context)('DELETE /api/v1/crawl/common/post', { query: { id: text('withdraw') } });
    throw redirect('/market/post');
  }
  if (form.has('renew')) {
    const answer = await attemptApi(context)('PUT /api/v1/crawl/common/post/renew', { body: { id: text('renew') } });
    if (answer.ok) throw redirect('/market/post');
    return data({ typed: undefined, message: answer.message, errors: [] }, { status: answer.status });
  }
  const typed = Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as Record<(typeof FIELDS)[number], string>;
  // Another word is from an edited form, and refused as such.
  const kind = typed.kind as (typeof POST_KINDS)[number];
  const answer = await attemptApi(context)('POST /api/v1/crawl/common/post', { body: { ...typed, kind } });
  if (answer.ok) throw redirect('/market/post?sent=1');
  return data({ typed, message: answer.message, errors: answer.errors }, { status: answer.status });
}

export default function MarketPost({ loaderData, actionData }: Route.ComponentProps) {
  const { posts, cities, city, isSent } = loaderData;
  const typed = actionData?.typed;
  const isSending = useNavigation().formData?.has('kind') === true;
  return (
    <div className="market-post">
      <TopBar title="发布" back="/market/my" />
      {isSent && !actionData && (
        <p className="market-post-sent" role="status">
          收到了。站长看过后公开，公开 30 天；有人来问，会在消息里告诉你。
        </p>
      )}
      <Form
        key={isSent ? posts.length : 'form'}
        className="market-panel"
        errors={actionData?.errors}
        message={actionData?.message}
      >
        <Select
          label="发布什么"
          name="kind"
          defaultValue={typed?.kind}
          options={POST_KINDS.map((kind) => ({ value: kind, label: KIND_NOTES[kind] ?? kind }))}
        />
        <PostPhotos initial={typed?.images.split('\n').filter(Boolean) ?? []} />
        <Field label="标题" name="title" maxLength={60} defaultValue={typed?.title} required />
        <div className="market-post-pair">
          <Field label="价格（元）" name="price" inputMode="decimal" defaultValue={typed?.price} required />
          <Select
            label="分类"
            name="category"
            defaultValue={typed?.category ?? '二手'}
            options={CATEGORIES.map(({ name }) => ({ value: name, label: name }))}
          />
        </div>
        <div className="market-post-pair">
          <Field label="城市" name="city" list="market-post-cities" defaultValue={typed?.city ?? city} required />
          <Field label="区域" name="district" maxLength={30} placeholder="西湖区" defaultValue={typed?.district} />
        </div>
        <datalist id="market-post-cities">
          {cities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextArea
          label="说明"
          name="content"
          rows={5}
          maxLength={2000}
          hint="成色、尺寸、怎么交接。不要写电话、账号和网址，有意的人会在站内联系你。"
          defaultValue={typed?.content}
          required
        />
        <p className="market-post-note">站长看过后公开，公开 30 天；照片里的拍摄位置会去掉，别人只看得到区域。</p>
        <Button type="submit" loading={isSending}>
          发布
        </Button>
      </Form>
      {posts.length > 0 && (
        <section className="market-panel">
          <h2>我发布的</h2>
          <ul className="market-post-list">
            {posts.map(({ id, title, images, price, state }) => (
              <li key={id}>
                <img src={outsidePicture(images[0] ?? '')} alt="" width={56} height={56} loading="lazy" />
                <span>
                  {state === 'shown' ? <Link to={`/market/detail/${id}`}>{title}</Link> : title}
                  <small className="num">¥{priceText(price)}</small>
                </span>
                <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
                <Form aria-label={`撤下${title}`}>
                  {state === 'expired' && (
                    <Button type="submit" kind="line" size="sm" name="renew" value={String(id)}>
                      再公开 30 天
                    </Button>
                  )}
                  <FoldButton
                    label="撤下"
                    question={`撤下“${title}”？照片和说明都会删掉，不能恢复。`}
                    confirm="撤下"
                    name="withdraw"
                    value={String(id)}
                  />
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
