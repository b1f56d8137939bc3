import type { Derived } from '#/platform/db/derived.ts';
import type { EventKind } from '#/platform/event/event-kind.ts';
import type { BoundEndpoint } from '#/platform/http/bind-api.ts';
import type { Door } from '#/platform/http/door.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import type { JobHandler } from '#/platform/jobs/job-kind.ts';
import type { Schedule } from '#/platform/jobs/schedule-book.ts';
import type { PageCard } from '#/platform/page-card.ts';
import type { PageKind, PublicPage } from '#/platform/page-kind.pure.ts';
import type { PictureShelf } from '#/platform/picture/picture-shelf.ts';

/** What a feature keeps about a member. */
export interface MemberData {
  /** The name of this part in the exported file. */
  name: string;
  /** Everything, as plain data for JSON in the wire's own names. */
  exportFor(memberId: number): Promise<unknown>;
  /** Removes everything. May run again after it was cut short, so removing nothing is no error. */
  eraseFor(memberId: number): Promise<void>;
}

/** One thing that a search over the whole site found. */
export interface FoundThing {
  title: string;
  /** An internal address. */
  path: string;
  /** A few words beside the title. */
  note?: string;
  image?: string;
  /** What else can be said of it, each by a name such as `Score`. */
  facts?: Readonly<Record<string, string>>;
}

/** What a feature adds to the search over the whole site. */
export interface SearchSection {
  key: string;
  /** The heading over what was found. */
  name: string;
  /** The best first. May fail or be slow: the others do not wait. */
  find(words: string, limit: number): Promise<{ total: number; things: FoundThing[] }>;
  /** The page that lists everything that was found. */
  morePath?(words: string): string;
}

/** Something a new operator should do before the site is theirs. */
export interface FirstStep {
  key: string;
  title: string;
  /** Why, and how, in a sentence or two. */
  text: string;
  /** The page on which it is done. */
  path: string;
  /** Counted from the stored data each time, never remembered. */
  isDone(): Promise<boolean>;
}

/** How something is doing at this moment. */
export interface HealthReading {
  /** `watch` is for what somebody should look at, `bad` for what does not work. */
  state: 'ok' | 'watch' | 'bad';
  /** The state in a word or two. */
  word: string;
  value: string;
  unit?: string;
  /** What happens next, or what is the matter. */
  line: string;
  /** 0 to 1, of what can be full. */
  share?: number;
}

/** One part of the operator's page about the site's health. Read every half minute: it must cost little. */
export interface HealthPart {
  key: string;
  name: string;
  /** The page of the desk where something can be done about it. */
  path: string;
  read(): Promise<HealthReading>;
  /** For alarms only. */
  isHidden?: boolean;
}

/** What a feature brings to the host. */
export interface Feature {
  endpoints: BoundEndpoint[];
  /** Answers that are no envelope: pictures, feeds, redirects. */
  routes?: RawRoute[];
  /** Answers before routing: redirects by the thousand. */
  door?: Door;
  /** Cookies that pages read without being personal: a page is kept once for each value. */
  sharedCookies?: readonly string[];
  /** Work that outlives a request, and when it comes by itself. */
  jobs?: JobHandler[];
  schedules?: Schedule[];
  /** Rows made out of others, to be made again when the code makes them differently. */
  derived?: Derived[];
  /** Fills what is empty with shipped content. Runs at every start, behind the migration lock. */
  seed?(tell: (progress: string) => void): Promise<void>;
  /** For members who take their data with them, or leave. */
  member?: MemberData;
  /** For the search over the whole site. */
  search?: SearchSection;
  /** For the operator's first-run list. */
  firstSteps?: FirstStep[];
  /** Public pages that are always there, and those that grow in number: for sitemaps and search engines. */
  fixedPages?(): Promise<PublicPage[]>;
  pageKinds?: PageKind[];
  /**
   * What the pictures of a page of this feature show, by its decoded path; pages it leaves out get a card made of their
   * own head.
   */
  card?(path: string, query: URLSearchParams): Promise<PageCard | undefined>;
  /** Kinds of posters, each with the page that `/poster/{kind}/{id}.png` is for. */
  posters?: Record<string, (id: string) => string | undefined>;
  /** Whether something here has this name: pictures are drawn for nothing else. */
  hasName?(kind: string, name: string): Promise<boolean>;
  /** What happens here that people may want to hear of. */
  events?: EventKind[];
  /** For the operator's page about the site's health, and its alarms. */
  health?: HealthPart[];
  /** What here shows uploaded pictures: the media library says where each is used, and can swap them. */
  pictures?: PictureShelf[];
  /** Told when the site is ready: for what goes on as long as the process lives. */
  begin?(): void;
  /** Told when a stop begins, while requests are still answered: long work should not be begun any more. */
  beforeStop?(): void;
  /** Writes what is still only in memory. Runs on a graceful stop. */
  flush?(): Promise<void>;
}
