import { statfs } from 'node:fs/promises';
import type { Log } from '#/platform/log/create-log.ts';
import { type MetricsServer, startMetricsServer } from '#/platform/metrics/metrics-server.ts';
import { addProcessMetrics } from '#/platform/metrics/process-metrics.ts';
import type { Platform } from '#/platform/platform.ts';
import { runningVersion } from '#/platform/version/version.ts';
import type { Config } from './settings.ts';

/**
 * Opens the port for Prometheus if one is set. A port that is taken is reported in the log; the site runs without it.
 */
export async function tellMetrics(
  { METRICS_PORT: port, METRICS_HOST: host, DATA_DIR }: Config,
  { metrics, report }: Platform,
  log: Log,
): Promise<MetricsServer | undefined> {
  if (port === undefined) return undefined;
  addProcessMetrics(metrics, runningVersion);
  metrics.gauge('souluo_disk_bytes', 'The disk of DATA_DIR.', async () => {
    const { bavail, blocks, bsize } = await statfs(DATA_DIR);
    return [
      { labels: { of: 'free' }, value: bavail * bsize },
      { labels: { of: 'total' }, value: blocks * bsize },
    ];
  });
  try {
    const server = await startMetricsServer({ metrics, host, port, report });
    log.info(`metrics for Prometheus: ${server.address}`);
    return server;
  } catch (error) {
    log.error(error, `no metrics: METRICS_PORT ${port} cannot be used`);
    return undefined;
  }
}
