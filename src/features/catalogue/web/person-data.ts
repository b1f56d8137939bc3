import { type RouterContextProvider, redirect } from 'react-router';
import { api } from '#/web/api.ts';
import { personPath } from '../any-path.pure.ts';
import type { AnyPerson } from '../any-person.contract.ts';
import { toCards } from './card.ts';
import { kindText } from './title-text.ts';

/** Everything the page of a person shows. Another name leads to the one that titles give. */
export async function readPerson(context: Readonly<RouterContextProvider>, asked: string, role: string | null) {
  const person = await api(context)('GET /api/v1/any/person', { query: { name: asked } });
  if (person.Name !== asked) throw redirect(personPath(person.Name), 301);
  const path = personPath(person.Name);
  const chosen = person.Roles.find(({ Role }) => Role === role)?.Role;
  const works = person.Works.filter(({ Roles }) => !chosen || Roles.includes(chosen));
  const cards = toCards(works, { note: (item) => kindText(item) });
  const most = Math.max(1, ...person.Genres.map(({ Count }) => Count));
  return {
    name: person.Name,
    path,
    names: [...person.OtherNames, person.Initials].filter(Boolean).join(' · '),
    otherNames: person.OtherNames,
    roles: person.Roles.map(({ Role }) => Role).join(' · '),
    stats: statsOf(person),
    segments: [
      { label: '全部', count: person.Works.length, to: path, current: !chosen },
      ...person.Roles.map(({ Role, Count }) => ({
        label: Role as string,
        count: Count,
        to: `${path}?role=${encodeURIComponent(Role)}`,
        current: Role === chosen,
      })),
    ],
    works: cards.map((card, index) => ({ card, year: works[index]?.Year ?? null })),
    known: person.Works.toSorted((one, other) => other.Hot - one.Hot)
      .slice(0, 3)
      .map(({ Name }) => Name),
    partners: person.Partners.map(({ Name, Count, Titles }) => ({
      name: Name,
      count: Count,
      titles: Titles.join('、') + (Count > Titles.length ? '等' : ''),
      to: personPath(Name),
    })),
    genres: person.Genres.map(({ Name, Count }) => ({
      name: Name,
      count: Count,
      share: Math.round((Count / most) * 100),
    })),
    curatedLists: person.Collections.map(({ Key, Name, Count }) => ({
      name: Name,
      count: Count,
      to: `/home?collection=${encodeURIComponent(Key)}`,
    })),
  };
}

function statsOf({ Works, Kinds, Partners }: AnyPerson) {
  const years = Works.flatMap(({ Year }) => Year ?? []);
  const decades = Map.groupBy(years, (year) => Math.floor(year / 10) * 10);
  const [busiest] = [...decades].sort(([, one], [, other]) => other.length - one.length);
  const [partner] = Partners;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return [
    {
      label: '作品',
      value: String(Works.length),
      after: ' 部',
      note: Kinds.map(({ Name, Count }) => `${Name} ${Count}`).join('，'),
    },
    ...(years.length > 0
      ? [
          {
            label: '年代',
            value: first === last ? String(first) : `${first}–${last}`,
            note: busiest ? `${busiest[0]} 年代 ${busiest[1].length} 部` : '',
          },
        ]
      : []),
    ...(partner ? [{ label: '常合作', value: partner.Name, note: `${partner.Count} 部` }] : []),
  ];
}

export type PersonView = Awaited<ReturnType<typeof readPerson>>;
