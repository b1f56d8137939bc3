import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from './passkey.store.ts';

/** What is sent by a browser; everything in it is checked by the library. */
export type Response = Record<string, unknown>;

export interface Site {
  /** Our own origin, e.g. https://example.com: the passkey belongs to its host. */
  origin: string;
  title: string;
}

// Loaded when it is first needed: it takes longer to load than most of the server.
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: every authenticator in use has one of them. */
const ALGORITHMS = [-8, -7, -257];

const hostOf = (origin: string) => new URL(origin).hostname;

/** What an authenticator calls a member: the same for all of their passkeys, and no name. */
function userHandle(memberId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`souluo passkey ${memberId}`).digest());
}

export async function creationOptions(
  site: Site,
  member: { id: number; username: string },
  known: readonly Passkey[],
  challenge: Uint8Array,
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: site.title,
    rpID: hostOf(site.origin),
    userName: member.username,
    userDisplayName: member.username,
    userID: userHandle(member.id),
    challenge: new Uint8Array(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
}

export async function requestOptions(site: Pick<Site, 'origin'>, challenge: Uint8Array) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: hostOf(site.origin),
    challenge: new Uint8Array(challenge),
    userVerification: 'required',
  });
}

/** The challenge that a response answers, or undefined when there is none to be read. */
export function challengeIn(sent: Response): string | undefined {
  const { clientDataJSON } = (sent['response'] ?? {}) as Record<string, unknown>;
  if (typeof clientDataJSON !== 'string') return undefined;
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The new credential, or undefined when anything about it is wrong. */
export async function verifiedCreation({ origin }: Pick<Site, 'origin'>, sent: Response, challenge: string) {
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    // The library checks every part of it.
    response: sent as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The authenticator's counter, or undefined when anything about the answer is wrong; a counter that went back is. */
export async function verifiedLogin(
  { origin }: Pick<Site, 'origin'>,
  sent: Response,
  challenge: string,
  key: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle: handle } = (sent['response'] ?? {}) as Record<string, unknown>;
  if (handle !== undefined && handle !== Buffer.from(userHandle(key.memberId)).toString('base64url')) return undefined;
  const result = await verifyAuthenticationResponse({
    // The library checks every part of it.
    response: sent as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}
