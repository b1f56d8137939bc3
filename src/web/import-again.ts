/** Long enough for a line that stumbled. A file can need others, each of which may fail once. */
const PAUSES_MS = [300, 900];

/** Loads code; what does not come is asked for again before it is said to be missing. */
export async function importAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((go) => setTimeout(go, pause));
    }
  }
  return load();
}
