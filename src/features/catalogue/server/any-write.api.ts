import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { type AnyChanges, anyMemberApi, anyOperatorApi } from '../any-write.contract.ts';
import { kindOf } from '../kinds.pure.ts';
import { presentNamed, presentRating, presentWhole } from './catalogue.present.ts';
import type { CatalogueService } from './catalogue.service.ts';
import { THROUGH_US } from './cover-address.ts';
import type { Changes, EditService } from './edit.service.ts';
import type { RatingService } from './rating.service.ts';
import type { VisitService } from './visit.service.ts';

interface MemberServices {
  ratings: RatingService;
  visits: VisitService;
}

export function bindAnyMemberApi({ ratings, visits }: MemberServices) {
  const present = ({ score, rating, ratingCount, histogram }: Awaited<ReturnType<RatingService['readMine']>>) => ({
    Score: score,
    Rating: presentRating(rating),
    RatingCount: ratingCount,
    RatingHistogram: histogram,
  });
  return bindApi(anyMemberApi, {
    'POST /api/v1/any/visit': ({ body }, { address, userAgent }) => visits.visit(body.Key, { address, userAgent }),
    'GET /api/v1/any/rate': async ({ query }, { caller }) =>
      present(await ratings.readMine(memberOf(caller).memberId, query.key)),
    'POST /api/v1/any/rate': async ({ body }, { caller }) =>
      present(await ratings.rate(memberOf(caller).memberId, body.Key, body.Score)),
    'DELETE /api/v1/any/rate': async ({ query }, { caller }) =>
      present(await ratings.rate(memberOf(caller).memberId, query.key, null)),
  });
}

interface OperatorServices {
  catalogue: CatalogueService;
  edit: EditService;
  now: () => number;
}

export function bindAnyOperatorApi({ catalogue, edit, now }: OperatorServices) {
  const read = async (key: string) => presentWhole(await catalogue.readWhole(key, true), key, now());
  return bindApi(anyOperatorApi, {
    'POST /api/v1/any': async ({ body }) => {
      const { Key, Weight, ...fields } = body;
      const kind = kindOf(body.TypeName)?.slug ?? 'movie';
      return read(await edit.add({ ...changesOf(fields), name: body.Name, kind }, { key: Key, weight: Weight }));
    },
    'GET /api/v1/any/studio': async ({ query: { key } }) => {
      const whole = await catalogue.readWhole(key, true);
      const { title, relations } = whole;
      return {
        Title: presentWhole(whole, key, now()),
        Art: title.art,
        Locks: title.locks,
        GivenCover: title.cover,
        Relations: relations.map((one) => ({ ...presentNamed(one), Kind: one.relation })),
        IsRemoved: title.removedAt !== null,
      };
    },
    'PUT /api/v1/any': async ({ body }) => {
      const { Key, ...fields } = body;
      await edit.change(Key, changesOf(fields));
      return read(Key);
    },
    'POST /api/v1/any/rename': async ({ body }) => {
      await edit.rename(body.Key, body.NewKey);
      return read(body.NewKey);
    },
    'DELETE /api/v1/any': async ({ query }) => {
      await edit.remove(query.key);
      return true;
    },
    'POST /api/v1/any/restore': async ({ body }) => {
      await edit.restore(body.Key);
      return read(body.Key);
    },
    'GET /api/v1/any/removed': async ({ query }) => {
      const { titles, total } = await edit.listRemoved(sliceOf(query));
      const items = titles.map((title) => ({
        ...presentNamed(title),
        RemovedTime: toShanghaiIso(title.removedAt ?? 0),
      }));
      return toPage(items, total, query);
    },
  });
}

/** Only the fields that were sent: the rest stays as it is. */
export function changesOf(fields: Omit<AnyChanges, 'Weight'>): Changes {
  const kind = fields.TypeName && kindOf(fields.TypeName)?.slug;
  const all = {
    name: fields.Name,
    kind: kind || undefined,
    year: fields.Year,
    aliases: fields.Aliases,
    regions: fields.Regions,
    languages: fields.Languages,
    genres: fields.Genres,
    directors: fields.Directors,
    actors: fields.Actors,
    releaseDate: fields.ReleaseDate,
    duration: fields.Duration,
    cover: fields.Cover?.startsWith(THROUGH_US) ? undefined : fields.Cover,
    coverChoice: fields.CoverChoice,
    summary: fields.Summary,
    remark: fields.Remark,
    isFinished: fields.IsFinished,
    platforms: fields.Platforms?.map(({ Name, Url, Direct }) => ({ name: Name, url: Url, isDirect: Direct })),
    art: fields.Art,
    relations: fields.Relations?.map(({ Key, Kind }) => ({ key: Key, kind: Kind })),
    lock: fields.Lock?.map(ownName),
    unlock: fields.Unlock?.map(ownName),
    sets: fields.Sets?.map(({ Name, Url, Source }) => ({ name: Name, url: Url, source: Source })),
  };
  // What is undefined was not sent; leaving it out makes each remaining value of its own type.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Changes;
}

/** Locks go by the names of the wire: `ReleaseDate`, `TypeName`, and `sets:` as it is. */
function ownName(lock: string): string {
  if (lock.startsWith('sets:')) return lock;
  return lock === 'TypeName' ? 'kind' : lock.charAt(0).toLowerCase() + lock.slice(1);
}
