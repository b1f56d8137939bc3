interface Entry {
  Version: number;
  Value: string;
}

/** Writes one config key over the API and knows which versions were acknowledged. */
export function aConfigWriter(key: string, token: string) {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const textOf = (version: number) => JSON.stringify({ key, version });
  const read = async (url: string) => (await fetch(url, { headers })).json();

  async function save(origin: string, from: number): Promise<number> {
    const reply = await fetch(`${origin}/api/v1/config`, {
      method: 'PUT',
      headers: { ...headers, 'if-match': `"${from}"` },
      body: JSON.stringify({ Key: key, Value: textOf(from + 1) }),
    });
    await reply.arrayBuffer();
    return reply.status;
  }

  return {
    key,
    acknowledged: 0,

    /** One write after the other, until one is not answered. */
    async writeOn(origin: string): Promise<void> {
      for (;;) {
        const status = await save(origin, this.acknowledged).catch(() => 0);
        if (status === 0) return;
        if (status !== 200) throw new Error(`${key} after version ${this.acknowledged}: ${status}`);
        this.acknowledged += 1;
      }
    },

    save,

    /** Which versions are missing or hold something else than was written. Goes on from what is there. */
    async findLosses(origin: string): Promise<string[]> {
      const { Data: entry } = await read(`${origin}/api/v1/config?key=${key}`);
      const newest: number = entry?.Version ?? 0;
      const losses: string[] = [];
      if (newest < this.acknowledged) losses.push(`${key}: ${newest} of ${this.acknowledged} acknowledged versions`);
      // A write may be done although its answer was cut off, but never more than one per writer.
      if (newest > this.acknowledged + 1) losses.push(`${key}: version ${newest} was never sent`);
      if (newest > 0 && entry.Value !== textOf(newest)) losses.push(`${key}: ${entry.Value} at version ${newest}`);
      const history = new Map<number, string>();
      for (let page = 1; history.size < newest; page++) {
        const url = `${origin}/api/v1/config/history?key=${key}&pageSize=100&page=${page}`;
        const { Result }: { Result: Entry[] } = (await read(url)).Data;
        if (Result.length === 0) break;
        for (const { Version, Value } of Result) history.set(Version, Value);
      }
      for (let version = 1; version <= newest; version++) {
        if (history.get(version) !== textOf(version)) losses.push(`${key}: version ${version} in the history`);
      }
      this.acknowledged = newest;
      return losses;
    },
  };
}
