import { data, redirect } from 'react-router';
import { PageHead } from '#/ui/section/page-head.tsx';
import { attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { subjectKind } from '../review-subject.pure.ts';
import { subjectPath } from '../shared/subject-path.ts';
import type { Route } from './+types/review.page.ts';
import { ReviewComposer } from './review-composer.tsx';

const HEADS = { title: '写短评', goods: '写评价', article: '写评论' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '写短评',
    description: '说说这部片，一部片一条。',
    path: '/review',
    noindex: true,
  });

/** Where a browser without script writes a review, and sees why it was refused. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(url.pathname, url.search));
  return { titleKey: url.searchParams.get('title') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const Title = text('Title');
  if (!context.get(siteContext).user) throw redirect(loginPath(subjectPath(Title)));
  const body = { Title, Content: text('Content'), Score: text('Score'), Spoiler: text('Spoiler') === '1' };
  const result = await attemptApi(context)('POST /api/v1/word', { body });
  if (result.ok) throw redirect(`${subjectPath(Title)}#reviews`);
  return data({ titleKey: Title, content: body.Content, message: result.message }, { status: result.status });
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const titleKey = actionData?.titleKey ?? loaderData.titleKey;
  return (
    <>
      <PageHead title={HEADS[subjectKind(titleKey)]} />
      <ReviewComposer titleKey={titleKey} content={actionData?.content ?? ''} refusal={actionData?.message} />
    </>
  );
}
