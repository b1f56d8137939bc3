import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { createShippedTools } from './shipped-tools.gateway.ts';
import { bindToolApi } from './tool.api.ts';
import { createToolService } from './tool.service.ts';
import { createToolLinkStore } from './tool-link.store.ts';

type Needs = Pick<Platform, 'database' | 'now' | 'contentChanged'>;

export function createToolFeature({ database, now, contentChanged }: Needs): Feature {
  const links = createToolLinkStore(database.db);
  const tools = createToolService({ shipped: createShippedTools(), links, now, contentChanged });
  return {
    endpoints: bindToolApi(tools),
    search: {
      key: 'tool',
      name: '工具',
      async find(words, limit) {
        const found = await tools.find({ words });
        const things = found.slice(0, limit).map(({ name, url, brief }) => ({
          title: name,
          path: `/tool/${encodeURIComponent(url)}`,
          note: brief,
        }));
        return { total: found.length, things };
      },
      morePath: (words) => `/tool/type/?words=${encodeURIComponent(words)}`,
    },
  };
}
