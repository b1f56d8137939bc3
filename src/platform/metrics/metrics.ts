type Labels = Record<string, string>;

interface Sample {
  labels?: Labels;
  value: number;
}

/** A number that is read when somebody asks: how many wait, how large something is. */
type Reading = number | readonly Sample[];
type Read = () => Reading | Promise<Reading>;

interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  lines(): string[] | Promise<string[]>;
}

export interface Counter {
  add(labels?: Labels, by?: number): void;
}

export interface Histogram {
  observe(seconds: number, labels?: Labels): void;
  /** The series of these labels, to be kept by callers that use it often: finding it costs more than observing. */
  of(labels: Labels): (seconds: number) => void;
}

/** From half a millisecond, as kept pages take, to the ten seconds after which a statement is given up. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Labels come from our own code, but a route that somebody invents must not fill the memory. */
const MOST_SERIES = 3000;

/** What the site tells about itself, in the text format of Prometheus. */
export class Metrics {
  readonly #families = new Map<string, Family>();

  counter(name: string, help: string): Counter {
    const series = new Series(() => ({ value: 0 }));
    this.#add({
      name,
      help,
      type: 'counter',
      lines: () => series.all().map(([labels, { value }]) => `${name}${labels} ${value}`),
    });
    return {
      add(labels, by = 1) {
        const one = series.of(labels);
        if (one) one.value += by;
      },
    };
  }

  gauge(name: string, help: string, read: Read): void {
    this.#addRead('gauge', name, help, read);
  }

  /** A number that only grows and that somebody else counts. */
  total(name: string, help: string, read: Read): void {
    this.#addRead('counter', name, help, read);
  }

  #addRead(type: Family['type'], name: string, help: string, read: Read): void {
    this.#add({
      name,
      help,
      type,
      async lines() {
        const reading = await read();
        const samples = typeof reading === 'number' ? [{ value: reading }] : reading;
        return samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`);
      },
    });
  }

  histogram(name: string, help: string, bounds: readonly number[] = SECONDS): Histogram {
    const series = new Series(() => ({ counts: new Float64Array(bounds.length + 1), sum: 0 }));
    this.#add({
      name,
      help,
      type: 'histogram',
      lines: () => series.all().flatMap(([labels, kept]) => histogramLines(name, labels, bounds, kept)),
    });
    const of = (labels: Labels | undefined) => {
      const one = series.of(labels);
      return (seconds: number) => {
        if (!one) return;
        const at = bounds.findIndex((bound) => seconds <= bound);
        const bucket = at === -1 ? bounds.length : at;
        one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
        one.sum += seconds;
      };
    };
    return { of, observe: (seconds, labels) => of(labels)(seconds) };
  }

  /** A number that cannot be read is left out and told of; the others are there all the same. */
  async text(report: (error: unknown) => void): Promise<string> {
    const parts = await Promise.all(
      [...this.#families.values()].map(async ({ name, help, type, lines }) => {
        try {
          return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines())];
        } catch (error) {
          report(error);
          return [];
        }
      }),
    );
    return `${parts.flat().join('\n')}\n`;
  }

  #add(family: Family): void {
    if (this.#families.has(family.name)) throw new Error(`two metrics are called ${family.name}`);
    this.#families.set(family.name, family);
  }
}

class Series<Kept> {
  readonly #kept = new Map<string, { labels: string; kept: Kept }>();
  readonly #make: () => Kept;

  constructor(make: () => Kept) {
    this.#make = make;
  }

  of(labels: Labels | undefined): Kept | undefined {
    // The same names in the same order each time, so the values alone tell series apart.
    let key = '';
    for (const name in labels) key += `${labels[name]}\n`;
    const known = this.#kept.get(key);
    if (known || this.#kept.size >= MOST_SERIES) return known?.kept;
    const made = this.#make();
    this.#kept.set(key, { labels: labelText(labels), kept: made });
    return made;
  }

  all(): [labels: string, kept: Kept][] {
    return [...this.#kept.values()].map(({ labels, kept }) => [labels, kept]);
  }
}

function histogramLines(
  name: string,
  labels: string,
  bounds: readonly number[],
  { counts, sum }: { counts: Float64Array; sum: number },
): string[] {
  let total = 0;
  const lines = [...counts].map((count, at) => {
    total += count;
    return `${name}_bucket${withLabel(labels, `le="${bounds[at] ?? '+Inf'}"`)} ${total}`;
  });
  return [...lines, `${name}_sum${labels} ${sum}`, `${name}_count${labels} ${total}`];
}

function withLabel(labels: string, one: string): string {
  return labels === '' ? `{${one}}` : `${labels.slice(0, -1)},${one}}`;
}

function labelText(labels: Labels | undefined): string {
  if (!labels) return '';
  return `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join()}}`;
}

function escaped(value: string): string {
  return /["\\\n]/.test(value) ? value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n') : value;
}
