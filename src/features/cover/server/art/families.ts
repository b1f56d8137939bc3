import { army, war } from './motifs/army-war.ts';
import { beast } from './motifs/beast.ts';
import { city, road } from './motifs/city-road.ts';
import { comedy, hospital } from './motifs/comedy-hospital.ts';
import { court, detective, prison } from './motifs/court-detective-prison.ts';
import { disaster, space } from './motifs/disaster-space.ts';
import { flower, geo } from './motifs/flower-geo.ts';
import { fantasy, ghost } from './motifs/ghost-fantasy.ts';
import { gang, heist, spy } from './motifs/heist-gang-spy.ts';
import { family, lovers } from './motifs/lovers-family.ts';
import { mind, time } from './motifs/mind-time.ts';
import { music, stage } from './motifs/music-stage.ts';
import { palace, temple } from './motifs/palace-temple.ts';
import { forest, robot } from './motifs/robot-forest.ts';
import { child, school } from './motifs/school-child.ts';
import { sea, sky } from './motifs/sea-sky.ts';
import { desert, snow } from './motifs/snow-desert.ts';
import { food, sport } from './motifs/sport-food.ts';
import { office, talk } from './motifs/talk-office.ts';
import { train, travel, village } from './motifs/train-travel-village.ts';
import { opera, wuxia } from './motifs/wuxia-opera.ts';
import type { Family } from './stage.ts';

/** What covers show. The order inside a family is part of a title's face: new forms go to the end. */
export const FAMILIES = {
  ...{ court, detective, prison, heist, gang, spy },
  ...{ lovers, family, school, child, comedy, hospital },
  ...{ city, road, train, travel, village },
  ...{ palace, temple, wuxia, opera, army, war },
  ...{ music, stage, talk, office, sport, food },
  ...{ ghost, fantasy, mind, time, robot, forest },
  ...{ beast, flower, geo },
  ...{ sea, sky, snow, desert, disaster, space },
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;
export const isFamily = (name: string): name is FamilyName => Object.hasOwn(FAMILIES, name);
