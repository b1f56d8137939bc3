/** Who may hear of it: anyone who follows the subject, one member, or those who run the site. */
export type Audience = 'followers' | 'member' | 'operators';

/**
 * Something that happens on the site and that people may want to hear of. A feature declares its kinds in
 * `<feature>.event.ts` and gives them to the host with its `events`; whoever carries news (inbox, mail, robots, webhooks)
 * gets the list of all from there, so that none of them names a feature.
 */
export interface EventKind<Fact extends string = string> {
  /** The feature and what happened, `catalogue.episode`. Kept in settings of members, so it is never changed. */
  name: string;
  /** As people choose it on a form: 更新了新的一集. */
  title: string;
  audience: Audience;
  /** What a template may say, with the words for it: `{ episode: '集数' }`. Each has an example, for previews. */
  facts: Record<Fact, { name: string; example: string }>;
}

export interface SiteEvent<Fact extends string = string> {
  /** The same for the same happening of a kind, in every process and attempt: who hears it twice knows it by this. */
  key: string;
  /** How the keys of earlier ones begin that this one tells along, as the twelfth like does: a list shows it in their place. */
  replaces?: string | undefined;
  /** What it is about, `title 12`, for those who follow something. */
  subject?: string | undefined;
  /** The one member it is for, where the audience is `member`. */
  memberId?: number | undefined;
  /** A line, and perhaps a sentence more, as the inbox prints them. */
  title: string;
  text?: string | undefined;
  /** An internal address to look at. */
  path: string;
  facts: Record<Fact, string>;
}

export function eventKind<Fact extends string>(kind: EventKind<Fact>): EventKind<Fact> {
  return kind;
}
