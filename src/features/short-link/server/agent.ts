import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { type InApp, inAppBrowser } from './agent.rules.ts';

export interface Agent {
  isBot: boolean;
  app: InApp | undefined;
}

/** Asking hundreds of patterns costs more than the rest of a redirect, and a few agents make most requests. */
const known = new LRUCache<string, Agent>({ max: 2000 });

/** Whoever does not say what they are is a program. */
export function agentOf(text: string): Agent {
  const seen = known.get(text);
  if (seen) return seen;
  const app = inAppBrowser(text);
  const agent = { isBot: text.trim() === '' || isbot(text), app };
  // Long ones are made up; they may not push out the real ones at a megabyte each.
  if (text.length <= 500) known.set(text, agent);
  return agent;
}
