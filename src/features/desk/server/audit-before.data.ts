import type { EndpointKey, RawInput } from '#/contract/endpoint.ts';
import type { BeforeOf } from '#/platform/http/before.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Reading {
  ask: EndpointKey;
  /** The field that names the thing, in what is sent and in the rows that are read. */
  by: string;
  /** Which parameter of the reading call takes the name of the thing. */
  as?: { part: 'params' | 'query'; name: string };
  /** Where in the answer the thing itself is. */
  inside?: string;
}

const whole = (path: `/api/v1/${string}`, by: string): Reading => ({
  ask: `GET ${path}`,
  by,
  as: { part: 'params', name: by },
});
const among = (path: `/api/v1/${string}`, by: string): Reading => ({ ask: `GET ${path}`, by });
const studio: Reading = {
  ...{ ask: 'GET /api/v1/any/studio', by: 'Key', inside: 'Title' },
  as: { part: 'query', name: 'key' },
};
const article = whole('/api/v1/blog/draft/:Name', 'Name');
const goods: Reading = { ask: 'GET /api/v1/crawl/common/items', by: 'id', as: { part: 'query', name: 'id' } };

/** How what is changed can be read first, so that the log tells old and new. Fields are found by having the same name. */
const READINGS: Readonly<Partial<Record<EndpointKey, Reading>>> = {
  'PUT /api/v1/any': studio,
  'DELETE /api/v1/any': { ...studio, by: 'key' },
  'PUT /api/v1/any/collection/:Id': whole('/api/v1/any/collection/:Id', 'Id'),
  'DELETE /api/v1/any/collection/:Id': whole('/api/v1/any/collection/:Id', 'Id'),
  'PUT /api/v1/blog/draft/:Name': article,
  'DELETE /api/v1/blog/draft/:Name': article,
  'POST /api/v1/blog/draft/:Name/publish': article,
  'POST /api/v1/blog/draft/:Name/withdraw': article,
  'PUT /api/v1/crawl/common/search/:id': goods,
  'DELETE /api/v1/crawl/common/search/:id': goods,
  'PUT /api/v1/collection/source': among('/api/v1/collection/source', 'Id'),
  'DELETE /api/v1/collection/source': among('/api/v1/collection/source', 'Id'),
  'PUT /api/v1/security/policy': among('/api/v1/security/policy', ''),
  'PUT /api/v1/provider': among('/api/v1/provider', 'Name'),
  'PUT /api/v1/health/alarms/:Key': among('/api/v1/health/alarms', 'Key'),
  'PUT /api/v1/tool/link/:Id': among('/api/v1/tool/link/all', 'Id'),
  'DELETE /api/v1/tool/link/:Id': among('/api/v1/tool/link/all', 'Id'),
  'PUT /api/v1/friend_link/review/:Id': among('/api/v1/friend_link/review', 'Id'),
  'PUT /api/v1/word/:Id': whole('/api/v1/word/:Id', 'Id'),
  'PUT /api/v1/media': { ask: 'GET /api/v1/media', by: 'Id', as: { part: 'query', name: 'Id' } },
  'PUT /api/v1/config/running': among('/api/v1/config/running', 'Name'),
  'PUT /api/v1/wechat/robot/:guid': among('/api/v1/wechat/robot', 'guid'),
  'PUT /api/v1/wechat/robot/channel/:guid': among('/api/v1/wechat/robot/channel', 'guid'),
  'DELETE /api/v1/wechat/robot/:guid': among('/api/v1/wechat/robot', 'guid'),
  'PUT /api/v1/wechat/robot/reply/:id': among('/api/v1/wechat/robot/reply', 'id'),
  'DELETE /api/v1/wechat/robot/reply/:id': among('/api/v1/wechat/robot/reply', 'id'),
  'PUT /api/v1/wechat/robot/timer': among('/api/v1/wechat/robot/timers', 'id'),
  'PUT /api/v1/wechat/robot/trigger/:id': among('/api/v1/wechat/robot/trigger', 'id'),
  'DELETE /api/v1/wechat/robot/trigger/:id': among('/api/v1/wechat/robot/trigger', 'id'),
};

export const beforeOf: BeforeOf = (key, input) => {
  const reading = READINGS[key];
  if (!reading) return undefined;
  const { ask, by, as, inside } = reading;
  const name = sentOf(input)[by];
  return {
    ask,
    record: `${ask} ${String(name)}`,
    input: as ? { [as.part]: { [as.name]: name } } : {},
    find(data) {
      const place = inside && isFields(data) ? data[inside] : data;
      const rows = Array.isArray(place)
        ? place
        : isFields(place)
          ? Object.values(place).find(Array.isArray)
          : undefined;
      const row = rows?.filter(isFields).find((one) => by !== '' && String(one[by]) === String(name));
      // One that was asked for by its name is the answer itself.
      return row ?? (Array.isArray(place) || (!as && by !== '') ? undefined : place);
    },
  };
};

function sentOf({ params, query, body }: RawInput): Fields {
  return Object.assign({}, ...[body, query, params].filter(isFields));
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
