import { LRUCache } from 'lru-cache';
import { isRobot } from '#/platform/tally/robot.ts';
import type { App } from '../link-plan.pure.ts';
import { appOf, type InApp, inAppBrowser, type Shape, type System, shapeOf, systemOf } from './agent.rules.ts';

export interface Agent {
  isRobot: boolean;
  inApp: InApp | undefined;
  app: App;
  system: System;
  shape: Shape;
}

const LONGEST_KNOWN = 500;
const known = new LRUCache<string, Agent>({ max: 2000 });

/** What an agent says of itself. A few agents make most visits, and asking a dozen patterns costs more than a redirect. */
export function readAgent(text: string): Agent {
  const told = known.get(text);
  if (told) return told;
  const system = systemOf(text);
  const agent: Agent = {
    isRobot: isRobot(text),
    inApp: inAppBrowser(text),
    app: appOf(text),
    system,
    shape: shapeOf(text, system),
  };
  // Long ones are made up; they may not push out the real ones at a megabyte each.
  if (text.length <= LONGEST_KNOWN) known.set(text, agent);
  return agent;
}
