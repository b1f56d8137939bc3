import { internalPath } from '#/contract/internal-path.pure.ts';
import {
  badAddress,
  badScheme,
  bareHost,
  controlCharacters,
  credentials,
  loop,
  privateHost,
  tooLong,
} from './short-link.errors.ts';

const MAX_CHARACTERS = 2048;
/** Control characters, and those that turn or hide text: none of them is ever typed on purpose. */
const INVISIBLE = /[\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
/** Names that never leave a house or a company. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|lan|home|home\.arpa)$/;
/** What no server of names answers is a slip of the finger: `a..com`, `-a.com`. */
const LABEL = /^(?!-)[^.]{1,63}(?<!-)$/;
const ADDRESS_LITERAL = /^\[|^\d+\.\d+\.\d+\.\d+$/;

/** Where a link leads. A page of our own has no host: it is on whichever one the visitor came by. */
export interface Target {
  url: string;
  host: string;
}

export interface Surroundings {
  /** Origins at which our own pages are. */
  ownOrigins: readonly string[];
  shortHost: string | undefined;
  isPublicAddress: (address: string) => boolean;
}

/** The target in the form it is kept in, or the refusal that says what is wrong with it. */
export function checkedTarget(text: string, { ownOrigins, shortHost, isPublicAddress }: Surroundings): Target {
  if ([...text].length > MAX_CHARACTERS) throw tooLong();
  if (INVISIBLE.test(text)) throw controlCharacters();
  const address = parse(text);
  if (address.username || address.password) throw credentials();
  const isOwn = ownOrigins.some((origin) => URL.parse(origin)?.origin === address.origin);
  const isOnOwnHost = ownOrigins.some((origin) => URL.parse(origin)?.hostname === address.hostname);
  if (isShortHost(address, shortHost) || (isOnOwnHost && isShortPath(address.pathname))) throw loop();
  if (isOwn) return ownPage(address);
  refuseUnreachable(address.hostname, isPublicAddress);
  return { url: address.href, host: nameOf(address.hostname) };
}

function parse(text: string): URL {
  const address = URL.parse(text);
  if (address && address.protocol !== 'http:' && address.protocol !== 'https:') throw badScheme();
  // Node takes `https:example.com` and `http:///example.com`; people who see them would not know where they lead.
  if (!/^https?:\/\/[^/\\]/i.test(text)) throw /^https?:/i.test(text) ? badAddress() : badScheme();
  if (!address) throw badAddress();
  return address;
}

function ownPage({ pathname, search, hash }: URL): Target {
  // A path that begins with // would lead to another site once it stands alone.
  const url = internalPath(pathname + search + hash);
  if (!url) throw badAddress();
  return { url, host: '' };
}

function isShortHost({ host, hostname }: URL, shortHost: string | undefined): boolean {
  if (!shortHost) return false;
  return host === shortHost || nameOf(hostname) === shortHost.replace(/:\d+$/, '');
}

/** As the router reads it: in any case, with any escapes and doubled slashes; also by way of the share landing. */
function isShortPath(pathname: string): boolean {
  return /^(?:\/+share)*\/+short\/+[^/]/i.test(decoded(pathname));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** URL has already brought every spelling of an address (0x7f.1, 2130706433, １２７.0.0.1) to the usual one. */
function refuseUnreachable(hostname: string, isPublicAddress: (address: string) => boolean): void {
  const name = nameOf(hostname);
  if (ADDRESS_LITERAL.test(name)) {
    if (!isPublicAddress(name.replace(/^\[|\]$/g, ''))) throw privateHost();
    return;
  }
  if (LOCAL_NAME.test(name)) throw privateHost();
  if (!name.includes('.')) throw bareHost();
  if (name.split('.').some((label) => !LABEL.test(label))) throw badAddress();
}

/** Without the dot that ends a full name: `localhost.` is `localhost`. */
function nameOf(hostname: string): string {
  return hostname.replace(/(?<!\.)\.+$/, '');
}
