import type { Plugin } from 'vite';

/** Held against the list of routes by a test. */
const ROUTE =
  /\/src\/(?:root|.+\.(?:page|layout)|features\/tool\/web\/(?:frame\/tool-frame|tools\/[^/]+\/view))\.tsx(?:\?|$)/;
const VIRTUAL = /virtual:react-router\//;
const NOTHING = /^$/;

/** Which modules each hook of React Router's build does anything about; all others it hands back as they came. */
const CONCERNS: Record<string, Record<string, RegExp>> = {
  'react-router:route-chunks-index': { transform: ROUTE },
  'react-router:route-exports': { transform: ROUTE },
  'react-router:build-client-route': { transform: /\?__react-router-build-client-route$/ },
  'react-router:split-route-modules': { transform: /\?route-chunk=/ },
  'react-router:virtual-modules': { resolveId: VIRTUAL, load: VIRTUAL },
  // Our imports name files in full.
  'react-router:dot-server': { resolveId: /\.server\b/ },
  'react-router:dot-client': { transform: /\.client\b/ },
  // For the server of development.
  'react-router:inject-hmr-runtime': { resolveId: NOTHING, load: NOTHING },
  'react-router:hmr-runtime': { resolveId: NOTHING, load: NOTHING },
  'react-router:react-refresh-babel': { transform: NOTHING },
};

/**
 * React Router's hooks are called for each of the 5,000 modules of a build, out of Rolldown's threads into the one of JavaScript, and
 * look through all routes every time: a third of the processor time of a build. A plugin that is called otherwise some day is left as it is.
 */
export function onlyConcerned(plugins: readonly Plugin[]): Plugin[] {
  return plugins.map((plugin) => {
    const hooks = Object.entries(CONCERNS[plugin.name] ?? {}).flatMap(([name, id]) => {
      const handler: unknown = Reflect.get(plugin, name);
      return typeof handler === 'function' ? [[name, { filter: { id }, handler }]] : [];
    });
    return { ...plugin, ...Object.fromEntries(hooks) };
  });
}

export const isRouteFile = (path: string): boolean => ROUTE.test(path);
export const concerned: readonly [plugin: string, hooks: readonly string[]][] = Object.entries(CONCERNS).map(
  ([plugin, hooks]) => [plugin, Object.keys(hooks)],
);
