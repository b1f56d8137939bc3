import type { MetaDescriptor } from 'react-router';

interface Neighbours {
  previous?: string | null | undefined;
  next?: string | null | undefined;
}

/** What a list tells programs beside its head: the pages before and after it, and the feed of the same titles. */
export function listLinks({ previous, next }: Neighbours, feed: { name: string; title: string }): MetaDescriptor[] {
  return [
    ...(previous ? [{ tagName: 'link', rel: 'prev', href: previous }] : []),
    ...(next ? [{ tagName: 'link', rel: 'next', href: next }] : []),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: feed.title,
      href: `/rss/${feed.name}.xml`,
    },
  ];
}
