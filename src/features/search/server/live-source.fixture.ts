import type { Outbound } from '#/platform/outbound/outbound.ts';
import type { LiveSource } from './live-source.ts';

/** A source that speaks the usual interface over real HTTP, and believes whatever it is told. */
export function httpSource(outbound: Pick<Outbound, 'fetch'>, name: string, origin: string): LiveSource {
  return {
    name,
    async search(words, signal) {
      const { body } = await outbound.fetch(`${origin}/api.php/provide/vod?wd=${encodeURIComponent(words)}`, {
        signal,
      });
      const { list } = JSON.parse(body.toString('utf8'));
      return list.map((one: Record<string, string>) => ({
        title: one['vod_name'],
        note: one['vod_remarks'],
        link: one['link'],
      }));
    },
  };
}
