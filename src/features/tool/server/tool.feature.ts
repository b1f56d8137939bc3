import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { TOOL_TYPES } from '../tool-info.pure.ts';
import { createBacklinkService } from './backlink.service.ts';
import { createCertificateService } from './certificate.service.ts';
import { createRatesGateway } from './exchange-rates.gateway.ts';
import { ratesPart } from './exchange-rates.health.ts';
import { ratesHandler, ratesJob, ratesSchedule } from './exchange-rates.job.ts';
import type { RateTable } from './exchange-rates.rules.ts';
import { createRatesService } from './exchange-rates.service.ts';
import { createRatesLookStore } from './exchange-rates.store.ts';
import { createPageCheckService } from './page-check.service.ts';
import { createRdapService } from './rdap.service.ts';
import { createShippedTools } from './shipped-tools.gateway.ts';
import { bindToolApi } from './tool.api.ts';
import type { toolSettings } from './tool.config.ts';
import { createToolService } from './tool.service.ts';
import { toolCards } from './tool-card.ts';
import { bindToolLinkApi } from './tool-link.api.ts';
import { createToolLinkStore } from './tool-link.store.ts';
import { bindToolNetApi } from './tool-net.api.ts';
import { createToolNetService } from './tool-net.service.ts';

type Config = SettingValues<typeof toolSettings>;

interface Given {
  RDAP_BOOTSTRAP_URL: Config['RDAP_BOOTSTRAP_URL'];
  settings: () => Pick<Config, 'EXCHANGE_RATES_URL'>;
  /** The table that the operator sees and may change. */
  rates: { read(): Promise<RateTable>; keep(table: RateTable): Promise<void> };
}

export interface ToolFeature extends Feature {
  /** Of the tool with that last part of its address. */
  nameOf(url: string): Promise<string | undefined>;
}

export function createToolFeature(
  { database, settings: live, jobs, now, contentChanged, outbound, outboundForDesk, readers, report }: Platform,
  { RDAP_BOOTSTRAP_URL, settings, rates }: Given,
): ToolFeature {
  const links = createToolLinkStore(database.db);
  const tools = createToolService({ shipped: createShippedTools(), links, now, contentChanged });
  const net = createToolNetService({ outbound });
  const looks = {
    net,
    certificate: createCertificateService({ outbound, net, now }),
    rdap: createRdapService({ outbound, net, now, bootstrapUrl: RDAP_BOOTSTRAP_URL }),
    page: createPageCheckService({ outbound, readers, net }),
    backlink: createBacklinkService({ outbound, readers, net }),
  };
  const exchange = createRatesService({
    address: () => settings().EXCHANGE_RATES_URL,
    ask: createRatesGateway(outboundForDesk, readers),
    looks: createRatesLookStore(database.db),
    keep: rates.keep,
    now,
  });
  const orderLook = async () => {
    if (await exchange.isNew()) await jobs.enqueue(database.db, ratesJob, {}, { uniqueKey: ratesJob.name });
  };
  const lookIfNew = () => void orderLook().catch(report);
  live.after(lookIfNew);
  return {
    async fixedPages() {
      const own = (await tools.find({})).filter(({ link }) => !/^https?:/.test(link));
      const types = TOOL_TYPES.map(({ name }) => `/tool/type/${encodeURIComponent(name)}`);
      return ['/tool', ...types, ...own.map(({ url, link }) => link || `/tool/${url}`)].map((path) => ({ path }));
    },
    nameOf: async (url) => (await tools.find({})).find((tool) => tool.url === url)?.name,
    endpoints: [...bindToolApi(tools), ...bindToolLinkApi(tools), ...bindToolNetApi(looks)],
    jobs: [ratesHandler(exchange)],
    schedules: [ratesSchedule],
    begin: lookIfNew,
    health: [ratesPart({ service: exchange, table: rates.read, now })],
    card: toolCards(tools),
    // Reading all folders takes a moment: better at the start than for the first visitor.
    seed: async () => void (await tools.find({})),
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
