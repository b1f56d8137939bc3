export interface Lease {
  id: number;
  owner: string;
  attempt: number;
  beat: number;
  maxAttempts: number;
}

/**
 * Finds jobs whose process has died: their beat has stood still for a whole lease, by the watcher's own elapsed time.
 * No wall clock takes part, so neither a jump nor two machines that disagree can take a job from a living process.
 */
export function createLeaseWatch(leaseMs: number) {
  let firstSeen = new Map<string, number>();
  let lastLook = Number.NEGATIVE_INFINITY;
  return function silentLeases(leases: readonly Lease[], elapsed: number): Lease[] {
    // After a pause (sleep, database outage) the owners may have been unable to beat as well: they get a new chance.
    const known = elapsed - lastLook > leaseMs / 2 ? new Map<string, number>() : firstSeen;
    lastLook = elapsed;
    firstSeen = new Map(leases.map((lease) => [keyOf(lease), known.get(keyOf(lease)) ?? elapsed]));
    return leases.filter((lease) => elapsed - (firstSeen.get(keyOf(lease)) ?? elapsed) >= leaseMs);
  };
}

function keyOf({ id, owner, attempt, beat }: Lease): string {
  return [id, owner, attempt, beat].join(' ');
}
