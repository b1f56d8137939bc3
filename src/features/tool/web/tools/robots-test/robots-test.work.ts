import robotsParser from 'robots-parser';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface RobotsQuestion {
  robots: string;
  path: string;
  agent: string;
}

export interface RobotsVerdict {
  isAllowed: boolean;
  /** The line that decided, counted from 1; 0 when no rule fits. */
  line: number;
  rule: string;
  crawlDelay: number | undefined;
  sitemaps: string[];
}

const SITE = 'https://site.invalid';

/** The host is left out of the question: a robots.txt speaks for the host it was found on. */
export function judgeRobots({ robots, path, agent }: RobotsQuestion): RobotsVerdict {
  const url = URL.parse(path.trim() || '/', SITE);
  if (!url) throw new ToolFault('路径不正确，例如 /private/a.html');
  const address = SITE + url.pathname + url.search;
  // A crawler that is named last and told nothing may fetch everything (RFC 9309, 5.1); the library needs to hear it.
  const told = robots.split(/[\r\n]/).filter((line) => /^\s*[^#\s]/.test(line));
  const isOpenEnd = /^\s*user-agent\s*:/i.test(told.at(-1) ?? '');
  const parsed = robotsParser(`${SITE}/robots.txt`, isOpenEnd ? `${robots}\nDisallow:` : robots);
  const name = agent.trim() || '*';
  const line = Math.max(0, parsed.getMatchingLineNumber(address, name) ?? 0);
  return {
    isAllowed: parsed.isAllowed(address, name) ?? true,
    line,
    rule: robots.split(/\r\n|\r|\n/)[line - 1]?.trim() ?? '',
    crawlDelay: parsed.getCrawlDelay(name),
    sitemaps: parsed.getSitemaps(),
  };
}
