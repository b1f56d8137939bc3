import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Section } from '#/ui/section/section.tsx';

interface Demo {
  default: ComponentType;
  title: string;
}

const PATH = /\/ui\/([^/]+)\/[^/]+$/;
const loaders = Object.entries(import.meta.glob<Demo>('/src/ui/*/*.touch-demo.tsx')).map(([path, load]) => ({
  id: PATH.exec(path)?.[1] ?? path,
  load,
}));
// Their styles come with the page, or what the server sent would lie there bare until the scripts are in.
import.meta.glob('/src/ui/*/*.css', { eager: true });

const loaded = new Map<string, Demo>();
const later = new Map(loaders.map(({ id, load }) => [id, lazy(load)]));

export interface TouchDemo {
  id: string;
  title: string;
}

/** For the server: it renders the demos at once, while browsers fetch each in a chunk of its own. */
export function loadTouchKit(): Promise<TouchDemo[]> {
  return Promise.all(
    loaders.map(async ({ id, load }) => {
      const demo = await load();
      loaded.set(id, demo);
      return { id, title: demo.title };
    }),
  );
}

export function TouchKit({ demos }: { demos: readonly TouchDemo[] }) {
  return demos.map(({ id, title }) => (
    <Section key={id} id={id} title={title} note={<code>{id}</code>}>
      <Suspense>
        <LaterDemo id={id} />
      </Suspense>
    </Section>
  ));
}

function LaterDemo({ id }: { id: string }) {
  // Kept, because a component that changes loses its state.
  const [Component] = useState(() => loaded.get(id)?.default ?? later.get(id));
  return Component && <Component />;
}
