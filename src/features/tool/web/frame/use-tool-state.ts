import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takeFor } from './hand-over.ts';
import { readHash, writeHash } from './hash-state.ts';
import { defaultsOf, type OptionValues, type ToolOption } from './tool-options.ts';
import { useTool } from './use-tool.ts';

const WRITE_AFTER_MS = 400;

interface Settings {
  /** False when the input is nobody's business: it is not written into the address. */
  keepsInput?: boolean;
  /** What the tool starts with. */
  startsWith?: string;
}

export interface ToolState<Values> {
  input: string;
  setInput(input: string): void;
  values: Values;
  setValues(change: Partial<Values>): void;
}

/**
 * Input and options of a tool, kept in the part of the address that is never sent. `options` must be the same
 * array each time: define it outside the component.
 */
export function useToolState<const Options extends readonly ToolOption[]>(
  options: Options,
  { keepsInput = true, startsWith = '' }: Settings = {},
): ToolState<OptionValues<Options>> {
  const { url } = useTool();
  const { pathname: own } = useLocation();
  const [state, setState] = useState(() => ({ input: startsWith, values: defaultsOf(options) }));
  const [hasRead, setHasRead] = useState(false);

  useEffect(() => {
    const read = () => {
      const { input, values } = readHash(window.location.hash, options);
      const handed = takeFor(url);
      // An address of our own making has the options' own keys and checked values.
      const known = values as Partial<OptionValues<Options>>;
      setState((old) => ({ input: handed ?? input ?? old.input, values: { ...old.values, ...known } }));
      setHasRead(true);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [url, options]);

  useEffect(() => {
    if (!hasRead) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      // The address may already be that of the page that follows.
      if (pathname !== own) return;
      const input = keepsInput && state.input !== startsWith ? { input: state.input } : {};
      const wanted = writeHash({ values: state.values, ...input }, options);
      // The router keeps its own things in the history's state.
      if (wanted !== hash) window.history.replaceState(window.history.state, '', pathname + search + wanted);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [own, state, hasRead, keepsInput, startsWith, options]);

  return {
    ...state,
    setInput: useCallback((input: string) => setState((old) => ({ ...old, input })), []),
    setValues: useCallback(
      (change: Partial<OptionValues<Options>>) => setState((old) => ({ ...old, values: { ...old.values, ...change } })),
      [],
    ),
  };
}
