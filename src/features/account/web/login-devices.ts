import { deviceName, isHandheld } from '../device-name.pure.ts';
import type { Session } from '../my-account.contract.ts';
import type { DeviceLogins } from './login-list.tsx';

/** Logins by device, the one in use first; for loaders, so that no User-Agent goes to the browser. */
export function byDevice(sessions: readonly Session[]): DeviceLogins[] {
  const devices = new Map<string, DeviceLogins>();
  for (const session of sessions) {
    const { UserAgent } = session;
    const device = deviceName(UserAgent);
    const known = devices.get(device) ?? { device, isPhone: isHandheld(UserAgent), logins: [] };
    known.logins.push(session);
    devices.set(device, known);
  }
  const isHere = ({ logins }: DeviceLogins) => logins.some(({ IsCurrent }) => IsCurrent);
  return [...devices.values()].sort((one, other) => Number(isHere(other)) - Number(isHere(one)));
}
