import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Config } from '#server/config.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';
const CONNECTIONS_MAX = 32;
const HEADERS_TIMEOUT_MS = 5_000;

/**
 * Serves the metrics on a separate address, so that people who can reach the app cannot read them. Rejects when the
 * address cannot be used.
 */
export const serveMetrics = async (
  metrics: Metrics,
  { host, port }: NonNullable<Config['metrics']>,
): Promise<Server> => {
  const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS }, async (request, response) => {
    if (request.url !== PATH || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { type, text } = await metrics.read();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.maxConnections = CONNECTIONS_MAX;
  server.listen(port, host);
  await once(server, 'listening');
  // The metrics server alone must not keep the process running.
  return server.unref();
};
