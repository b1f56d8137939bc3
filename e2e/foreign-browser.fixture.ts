/** A browser of another make, as far as both are driven alike. */
export interface ForeignBrowser {
  visit(url: string): Promise<void>;
  /** The value of an expression in the page, once it is there. */
  ask<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
}
