import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Passkey } from './passkey.store.ts';
import type { ReadEvent } from './security-log.store.ts';

export function presentFactor(factor: { addedAt: number | null; codesLeft: number }, passkeys: readonly Passkey[]) {
  return {
    TotpTime: factor.addedAt === null ? null : toShanghaiIso(factor.addedAt),
    RecoveryCodesLeft: factor.codesLeft,
    Passkeys: passkeys.map(presentPasskey),
  };
}

export function presentPasskey({ id, name, createdAt, usedAt }: Passkey) {
  return {
    Id: id,
    Name: name,
    CreatedTime: toShanghaiIso(createdAt),
    UsedTime: usedAt === null ? null : toShanghaiIso(usedAt),
  };
}

/** To the member whom it is about. Which operator did something is not told. */
export function presentMyEvent({ id, kind, at, device, address, count }: ReadEvent) {
  return { Id: id, Kind: kind, Time: toShanghaiIso(at), Device: device, Address: address, Count: count };
}

/** To an operator. */
export function presentEvent(event: ReadEvent) {
  return { ...presentMyEvent(event), Username: event.username, Detail: event.detail };
}
