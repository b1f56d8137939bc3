/** What is recorded of every page shown and every request that failed. Must cost next to nothing. */
export interface Traffic {
  viewed(visitor: { address: string; userAgent: string }, page: { url: string; referer: string; host: string }): void;
  /** `where` is the route, or the path of a page. */
  failed(where: string, status: number): void;
}
