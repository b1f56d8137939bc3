/** How MacCMS v10 takes in one record: lists side by side, those of players it does not know are dropped. */
export function readAsMacCms(item: Record<string, string>, registered: ReadonlySet<string>) {
  const froms = (item['vod_play_from'] ?? '').split('$$$');
  const urls = (item['vod_play_url'] ?? '').split('$$$');
  const notes = (item['vod_play_note'] ?? '').split('$$$');
  return froms.flatMap((from, index) =>
    from !== '' && registered.has(from) && urls[index] ? [{ from, note: notes[index] ?? '', url: urls[index] }] : [],
  );
}

/** How MacCMS imports a player: JSON in base64, refused without these three, or with signs that make a path. */
export function importPlayer(file: string): Record<string, string> {
  const player = JSON.parse(Buffer.from(file, 'base64').toString());
  for (const field of ['status', 'from', 'sort']) if (!player[field]) throw new Error(`no ${field}`);
  if (/[./\\]/.test(player.from) || /^\d+$/.test(player.from)) throw new Error('bad code');
  return player;
}

/** How LunaTV reads a search: of all lists the one with most files of HLS, and no title without. */
export function searchAsLunaTv(answer: { list: Record<string, string>[] }) {
  return answer.list
    .map((item) => {
      let episodes: string[] = [];
      for (const list of (item['vod_play_url'] ?? '').split('$$$')) {
        const parts = list.split('#').map((entry) => entry.split('$'));
        const found = parts.flatMap(([, url, ...more]) => (more.length === 0 && url?.endsWith('.m3u8') ? [url] : []));
        if (found.length > episodes.length) episodes = found;
      }
      return { title: (item['vod_name'] ?? '').trim().replaceAll(/\s+/g, ' '), episodes };
    })
    .filter(({ episodes }) => episodes.length > 0);
}
