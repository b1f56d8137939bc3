import { bindApi } from '#/platform/http/bind-api.ts';
import { anyPersonApi } from '../any-person.contract.ts';
import { KINDS } from '../kinds.pure.ts';
import { presentTitle } from './catalogue.present.ts';
import type { PersonService } from './person.service.ts';

interface Needs {
  persons: PersonService;
  now: () => number;
}

const DIRECTOR = '导演' as const;
const ACTOR = '主演' as const;

export function bindPersonApi({ persons, now }: Needs) {
  return bindApi(anyPersonApi, {
    'GET /api/v1/any/person': async ({ query }) => {
      const { name, otherNames, initials, works, partners, genres, kinds, curatedLists } = await persons.read(
        query.name,
      );
      const presented = works.map(({ title, isDirector, isActor }) => ({
        ...presentTitle(title, now()),
        Roles: [...(isDirector ? [DIRECTOR] : []), ...(isActor ? [ACTOR] : [])],
      }));
      const roles = [DIRECTOR, ACTOR].map((role) => ({
        Role: role,
        Count: presented.filter(({ Roles }) => Roles.includes(role)).length,
      }));
      const count = ({ name: one, count: times }: { name: string; count: number }) => ({ Name: one, Count: times });
      return {
        Name: name,
        OtherNames: otherNames,
        Initials: initials,
        Roles: roles.filter(({ Count }) => Count > 0).sort((one, other) => other.Count - one.Count),
        Works: presented,
        Partners: partners.map(({ titles, ...partner }) => ({ ...count(partner), Titles: titles })),
        Genres: genres.map(count),
        Kinds: kinds.map((kind) => ({
          Name: KINDS.find(({ slug }) => slug === kind.name)?.name ?? kind.name,
          Count: kind.count,
        })),
        Collections: curatedLists.map((list) => ({ Key: list.key, Name: list.name, Count: list.count })),
      };
    },
  });
}
