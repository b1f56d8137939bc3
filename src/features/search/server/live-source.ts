/** One thing that a source outside knows. */
export interface LiveThing {
  title: string;
  /** A few words beside it: 更新至 12 集, 2026 电影. */
  note?: string;
  /** An internal path or an http(s) address; without one the site's own search takes over. */
  link?: string;
}

/** A place that is asked while the visitor waits. It may hang, lie or fail: nothing it answers is believed unseen. */
export interface LiveSource {
  name: string;
  search(words: string, signal: AbortSignal): Promise<readonly LiveThing[]>;
}
