/** At most `max` uses within `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

/** How much of a limit is left, and when all of it is there again. */
export interface Quota extends Limit {
  left: number;
  resetSeconds: number;
}
