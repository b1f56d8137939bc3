import { isOutside } from '#/contract/outside-picture.pure.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { articleMotif } from '#/features/cover/article-motifs.pure.ts';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { assignPalettes } from '#/features/cover/neighbouring-covers.pure.ts';
import { cutIntoParts, plainText, readingMinutes, withAnchors } from './article.rules.ts';
import type { Post, Term } from './blog.rules.ts';

const PICTURE = { width: 720, height: 280 };
const CARD = { width: 360, height: 220 };

export function presentTerm({ name, displayName, description, postCount }: Term) {
  return { Name: name, DisplayName: displayName, Description: description, PostCount: postCount };
}

/** Where a picture of another site is shown from. */
type FromHere = (address: string) => string;

export function presentPosts(posts: readonly Post[], fromHere: FromHere) {
  const palettes = assignPalettes(
    posts.map(({ title }) => ({ title, kind: '文章' })),
    [1, 2],
  );
  return posts.map((post, index) => presentPost(post, fromHere, palettes[index]));
}

export function presentPost(post: Post, fromHere: FromHere, palette?: number) {
  return {
    Name: post.name,
    Title: post.title,
    Excerpt: plainText(post.excerpt),
    Cover: isOutside(post.cover)
      ? fromHere(post.cover)
      : coverUrl({ title: post.title, kind: '文章', palette, form: 'wide', size: CARD, plain: true }),
    PublishedTime: post.publishedAt === null ? null : toShanghaiIso(post.publishedAt),
    IsPinned: post.isPinned,
    Categories: post.categories.map(presentTerm),
    Tags: post.tags.map(presentTerm),
  };
}

/** A text that was sanitised, with its table of contents and the pictures the site draws for it. */
export function presentText(title: string, sanitised: string) {
  const { html, headings } = withAnchors(sanitised);
  const parts = cutIntoParts(html, headings);
  const subjects = parts.flatMap(({ pictureOf }) =>
    pictureOf === null ? [] : [{ title: `${title} ${pictureOf}`, kind: '文章' as const }],
  );
  const palettes = assignPalettes(subjects, [1, 2]);
  let drawn = 0;
  return {
    Minutes: readingMinutes(sanitised),
    Headings: headings.map(({ id, level, text }) => ({ Id: id, Level: level, Text: text })),
    Parts: parts.map(({ html: part, pictureOf }) => {
      if (pictureOf === null) return { Html: part, Picture: null };
      const subject = `${title} ${pictureOf}`;
      const palette = palettes[drawn++];
      const Url = coverUrl({ title: subject, kind: '文章', palette, form: 'wide', size: PICTURE, plain: true });
      return { Html: part, Picture: { Url, Caption: `本站绘制：${articleMotif(subject)}` } };
    }),
  };
}
