import type { HealthPart } from '#/platform/feature.ts';
import { installed, running } from '#/platform/version/version.ts';

const MEGABYTE = 1024 ** 2;

/** After an upgrade the old version runs on until somebody restarts it. */
export function versionPart(now = installed, atStart = running): HealthPart {
  return {
    key: 'version',
    name: '版本与内存',
    path: '#processes',
    async read() {
      const late = lateText(now(), atStart);
      return {
        state: late ? 'watch' : 'ok',
        word: late ? '要重启' : '正常',
        value: String(Math.round(process.memoryUsage.rss() / MEGABYTE)),
        unit: 'MB',
        line: late ?? `v${atStart.version} · Node ${process.versions.node}`,
      };
    },
  };
}

function lateText({ version, builtAt }: typeof running, atStart: typeof running): string | undefined {
  if (version !== atStart.version) return `装好的是 v${version}，还在运行 v${atStart.version}，重启才会换上`;
  return builtAt === atStart.builtAt ? undefined : `程序已经换新，还在运行之前的 v${version}，重启才会换上`;
}
