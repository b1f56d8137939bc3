import { bindApi } from '#/platform/http/bind-api.ts';
import { toolNetApi } from '../tool-net.contract.ts';
import type { createBacklinkService } from './backlink.service.ts';
import type { createCertificateService } from './certificate.service.ts';
import type { createPageCheckService } from './page-check.service.ts';
import type { createRdapService } from './rdap.service.ts';
import type { ToolNetService } from './tool-net.service.ts';

interface Needs {
  net: ToolNetService;
  certificate: ReturnType<typeof createCertificateService>;
  rdap: ReturnType<typeof createRdapService>;
  page: ReturnType<typeof createPageCheckService>;
  backlink: ReturnType<typeof createBacklinkService>;
}

export function bindToolNetApi({ net, certificate, rdap, page, backlink }: Needs) {
  return bindApi(toolNetApi, {
    'GET /api/v1/tool/net/dns': async ({ query }) => {
      const { host, records } = await net.dns(query.target);
      return {
        Host: host,
        Records: records.map(({ type, value, ttl }) => ({ Type: type, Value: value, Ttl: ttl ?? null })),
      };
    },
    'GET /api/v1/tool/net/tls': ({ query }) => certificate(query.target),
    'GET /api/v1/tool/net/http': async ({ query }) => {
      const { url, status, headers, timings } = await net.http(query.target);
      const whole = Math.round;
      return {
        Url: url,
        Status: status,
        Headers: Object.entries(headers).flatMap(([Name, value]) =>
          [value ?? []].flat().map((Value) => ({ Name, Value: Value.slice(0, 4000) })),
        ),
        Timings: {
          Dns: whole(timings.dns),
          Connect: whole(timings.connect),
          Tls: whole(timings.tls),
          FirstByte: whole(timings.firstByte),
          Total: whole(timings.total),
        },
      };
    },
    'GET /api/v1/tool/net/redirects': async ({ query }) => {
      const { hops, problem } = await net.redirects(query.target);
      return { Hops: hops.map(({ url, status }) => ({ Url: url, Status: status })), Problem: problem };
    },
    'GET /api/v1/tool/net/rdap': ({ query }) => rdap(query.target),
    'GET /api/v1/tool/net/port': async ({ query }) => {
      const { host, ports } = await net.port(query.target);
      const shown = ports.map(({ port, state, milliseconds }) => ({
        Port: port,
        State: state,
        Milliseconds: milliseconds,
      }));
      return { Host: host, Ports: shown };
    },
    'GET /api/v1/tool/net/page': ({ query }) => page(query.target),
    'GET /api/v1/tool/net/backlink': async ({ query }) => {
      const { url, status, links, isPageNofollow, count } = await backlink(query.target, query.site);
      return {
        Url: url,
        Status: status,
        Links: links.map(({ href, text, isNofollow }) => ({ Href: href, Text: text, IsNofollow: isNofollow })),
        IsPageNofollow: isPageNofollow,
        LinkCount: count,
      };
    },
    'GET /api/v1/tool/net/compression': async ({ query }) => {
      const { url, ways, plainBytes } = await net.compression(query.target);
      return {
        Url: url,
        Ways: ways.map(({ asked, got, bytes }) => ({ Asked: asked, Got: got, Bytes: bytes })),
        PlainBytes: plainBytes,
      };
    },
  });
}
