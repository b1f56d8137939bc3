import type { HealthPart } from '#/platform/feature.ts';
import { installedVersion, runningVersion } from '#/platform/version/version.ts';

const MEGABYTE = 1024 ** 2;

/** After an upgrade the old version runs on until somebody restarts it. */
export function versionPart(): HealthPart {
  return {
    key: 'version',
    name: '版本与内存',
    path: '#processes',
    async read() {
      const installed = installedVersion();
      const isOld = installed !== runningVersion;
      return {
        state: isOld ? 'watch' : 'ok',
        word: isOld ? '要重启' : '正常',
        value: String(Math.round(process.memoryUsage.rss() / MEGABYTE)),
        unit: 'MB',
        line: isOld
          ? `装好的是 v${installed}，还在运行 v${runningVersion}，重启才会换上`
          : `v${runningVersion} · Node ${process.versions.node}`,
      };
    },
  };
}
