/** One choice of what a list shows. */
export interface DeskState<State extends string> {
  state: State;
  label: string;
  /** The text of the empty list. */
  empty: string;
}

/** The first is what a plain address shows. */
export type DeskStates<State extends string> = readonly [DeskState<State>, ...DeskState<State>[]];

/** What the address of a list asks for; whatever it does not know falls back to the first choice. */
export function deskQuery<State extends string>({ searchParams }: URL, states: DeskStates<State>) {
  const asked = searchParams.get('state');
  const { state } = states.find((one) => one.state === asked) ?? states[0];
  return { state, words: searchParams.get('words') ?? '', page: searchParams.get('page') ?? '1' };
}

/** The addresses of a list that keep its filters; an empty one is left out. */
export function deskAddress(path: string, filters: Readonly<Record<string, string>>) {
  return (more: Readonly<Record<string, string>> = {}): string => {
    const kept = Object.entries({ ...filters, ...more }).filter(([, value]) => value !== '');
    return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
  };
}

export const emptyText = <State extends string>(states: DeskStates<State>, state: State): string =>
  (states.find((one) => one.state === state) ?? states[0]).empty;
