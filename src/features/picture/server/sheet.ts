import type { PageCard } from '#/platform/page-card.ts';
import type { Size } from './picture-address.rules.ts';

export type Form = 'card' | 'square' | 'poster';

export const SHEETS: Record<Form, Size> = {
  card: { width: 1200, height: 630 },
  square: { width: 600, height: 600 },
  poster: { width: 1080, height: 1440 },
};

/** A picture inside a picture: a drawing of ours, or a photograph as it was stored. */
export type Art = { svg: string } | { bytes: Uint8Array };

export interface Sheet {
  form: Form;
  card: PageCard;
  art: Art[];
  siteName: string;
  /** What the QR code of a poster says. */
  code?: string;
}

/** How large the art of a picture is, and how many pieces it takes. */
export function artOf(form: Form, look: PageCard['look']): Size & { most: number } {
  if (form === 'square') return { ...SHEETS.square, most: 1 };
  if (form === 'poster') {
    if (look === 'list') return { width: 270, height: 310, most: 8 };
    return { width: 1080, height: look === 'feast' ? 1156 : look === 'goods' ? 700 : 800, most: 1 };
  }
  switch (look) {
    case 'list':
    case 'plain':
      return { width: 300, height: 420, most: 9 };
    case 'article':
      return { width: 520, height: 630, most: 1 };
    case 'goods':
      return { width: 600, height: 630, most: 1 };
    default:
      return { ...SHEETS.card, most: 1 };
  }
}
