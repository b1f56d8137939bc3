import type { Family } from './motif-kit.ts';
import { beast } from './motifs/beast.ts';
import { city, palace } from './motifs/city-palace.ts';
import { comedy, travel } from './motifs/comedy-travel.ts';
import { court, sea } from './motifs/court-sea.ts';
import { disaster, fantasy } from './motifs/fantasy-disaster.ts';
import { chongyang, dongzhi, guoqing, shengdan, zhongqiu } from './motifs/feasts-autumn.ts';
import { chunjie, duanwu, qingming, qixi, yuanxiao } from './motifs/feasts-spring.ts';
import { flower } from './motifs/flower.ts';
import { forest, robot } from './motifs/forest-robot.ts';
import { geo, sky } from './motifs/geo-sky.ts';
import { family, lovers } from './motifs/lovers-family.ts';
import { gang, mind } from './motifs/mind-gang.ts';
import { detective, music } from './motifs/music-detective.ts';
import { child, office } from './motifs/office-child.ts';
import { prison, time } from './motifs/prison-time.ts';
import { road, temple } from './motifs/road-temple.ts';
import { ghost, school } from './motifs/school-ghost.ts';
import { desert, snow } from './motifs/snow-desert.ts';
import { food, space } from './motifs/space-food.ts';
import { hospital, spy } from './motifs/spy-hospital.ts';
import { stage, talk } from './motifs/stage-talk.ts';
import { sport, train } from './motifs/train-sport.ts';
import { heist, village } from './motifs/village-heist.ts';
import { army, war } from './motifs/war-army.ts';
import { opera, wuxia } from './motifs/wuxia-opera.ts';

/** What covers show. Their order inside a family is part of a title's face: new ones go to the end. */
export const MOTIFS = {
  court,
  sea,
  war,
  army,
  school,
  ghost,
  space,
  food,
  city,
  palace,
  road,
  temple,
  train,
  sport,
  music,
  detective,
  lovers,
  family,
  snow,
  desert,
  forest,
  robot,
  village,
  heist,
  wuxia,
  opera,
  stage,
  talk,
  spy,
  hospital,
  office,
  child,
  fantasy,
  disaster,
  prison,
  time,
  mind,
  gang,
  comedy,
  travel,
  flower,
  beast,
  geo,
  sky,
  // Feasts; no title asks for them.
  chunjie,
  yuanxiao,
  qingming,
  duanwu,
  qixi,
  zhongqiu,
  chongyang,
  guoqing,
  shengdan,
  dongzhi,
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof MOTIFS;

export const isFamily = (name: string): name is FamilyName => Object.hasOwn(MOTIFS, name);
