import { searchPath } from '../any-path.pure.ts';
import { presentNamed } from './catalogue.present.ts';
import { labelOf, type PlacedPart, wordsWithout } from './intent/intent.rules.ts';
import type { SearchAnswer, SearchNote } from './search.service.ts';

const NOTES: Record<Exclude<SearchNote, null>, string> = {
  unrated: '这里还没有评分，先按知名度排',
  'no-platform': '还不能按平台找，先看符合其余条件的',
  'no-such-name': '没有叫这个名字的，先看符合其余条件的',
};

/** What a search made of its words. */
export function presentUnderstood({ words, parts, understood, like, offer, note, people }: SearchAnswer) {
  return {
    Understood: understood.map((part) => ({
      Field: part.field,
      Text: part.text,
      Value: part.value,
      Label: labelOf(part),
      Without: wordsWithout({ words, parts }, part),
      WithoutTotal: part.without ?? null,
    })),
    Like: like && presentNamed(like),
    Offer: offer && { Words: offer.words, Total: offer.total },
    Note: note ? NOTES[note] : '',
    People: people.map(({ name, count }) => ({ Name: name, Count: count })),
  };
}

interface SuggestedWish {
  understood: PlacedPart[];
  like: string | null;
  total: number;
}

/** A line of the suggestions: the filters, and how many titles fit them. */
export function presentWish({ understood, like, total }: SuggestedWish, words: string) {
  const text = [...(like ? [`像《${like}》`] : []), ...understood.map((part) => part.text)].join(' · ');
  return {
    Text: text,
    Note: `${total.toLocaleString('zh-CN')} 部`,
    Path: searchPath(words),
    Match: { By: 'title' as const, Text: text },
  };
}
