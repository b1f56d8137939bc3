/** The address of a picture on this site, or one of another site with the drawing that stands in until we have it. */
export type CardPicture = string | { outside: string; instead: string };

/** What the pictures of a public page show: its card of 1200 × 630, its square and, with a verb, its poster. */
export interface PageCard {
  look: 'title' | 'list' | 'tool' | 'article' | 'feast' | 'goods' | 'link' | 'plain';
  title: string;
  /** Small words over the title: kind, year, genre. */
  labels?: string[];
  /** One sentence. */
  text?: string;
  /** Small words beside the site's name. */
  note?: string;
  pictures?: CardPicture[];
  price?: { now: string; was?: string };
  /** In the corner of the picture. */
  badge?: string;
  tags?: string[];
  /** The drawing of an icon, on a square of 24. */
  icon?: string;
  /** A few lines of what a tool makes. */
  lines?: string[];
  /** What the QR code of a card leads to. */
  code?: string;
  /** What somebody is invited to: the poster names who invites, and shows the code of the link. */
  invitation?: string;
  /** Where the poster's QR code leads, if not to the page itself. */
  leadsTo?: string;
  /** What a poster asks its reader to do. Without one there is no poster. */
  verb?: string;
}
