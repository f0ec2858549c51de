import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/db/open.ts';
import type { WatchDatabase } from '#server/db/watch.ts';
import { HttpError } from '#server/errors.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { MailOutbox } from '#server/mail/outbox.ts';
import { hashesWaiting } from '#server/passwords/passwords.ts';

/** The limits, in seconds, by which response times are grouped: from a quickly served file to a very slow call. */
const REQUEST_SECONDS = [0.01, 0.05, 0.1, 0.3, 1, 3, 10];
const DATABASE_SECONDS = [0.001, 0.01, 0.05, 0.1, 0.5, 1, 5];
/**
 * The HTTP methods that have their own label in the metrics. All other methods share one label, because a caller can
 * send any text as the method.
 */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/**
 * The metrics of this process in the text format of Prometheus. Labels come from fixed lists and route patterns, and
 * never contain an id, an address or other personal data.
 */
export const newMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'evenkeel_http_request_seconds',
    help: 'How long answers took, by the pattern of the route',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const turnedAway = new Counter({
    name: 'evenkeel_http_turned_away_total',
    help: 'Requests and connections that were refused, by the reason',
    labelNames: ['reason'],
    registers,
  });
  const databaseCalls = new Histogram({
    name: 'evenkeel_database_call_seconds',
    help: 'How long calls of the database took, by what they do',
    labelNames: ['kind'],
    buckets: DATABASE_SECONDS,
    registers,
  });
  const databaseErrors = new Counter({
    name: 'evenkeel_database_errors_total',
    help: 'Calls of the database that failed',
    labelNames: ['kind'],
    registers,
  });
  const jobs = new Counter({
    name: 'evenkeel_jobs_total',
    help: 'Jobs that were done or failed, by their name',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const reminders = new Counter({
    name: 'evenkeel_reminders_total',
    help: 'What became of reminders for a closed app',
    labelNames: ['outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'evenkeel_mails_total',
    help: 'What became of mails: each try counts',
    labelNames: ['outcome'],
    registers,
  });

  /** Adds a metric whose value is determined when the metrics are read. The value is NaN when it is unknown. */
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(
          await Promise.resolve()
            .then(read)
            .catch(() => Number.NaN),
        );
      },
    });
  };
  gauge('evenkeel_password_hashes_waiting', 'Passwords that wait to be hashed', hashesWaiting);

  const databaseCall: WatchDatabase = ({ kind, durationMs, error }) => {
    databaseCalls.observe({ kind }, durationMs / 1000);
    if (error !== null) databaseErrors.inc({ kind });
  };

  return {
    databaseCall,
    jobDone: (job: string): void => jobs.inc({ job, outcome: 'done' }),
    jobFailed: (job: string): void => jobs.inc({ job, outcome: 'failed' }),
    reminder: (outcome: string, times: number): void => reminders.inc({ outcome }, times),

    mail: (outcome: string): void => mails.inc({ outcome }),

    /** Measures how long mails wait. */
    measureMails: ({ oldestMs }: MailOutbox): void =>
      gauge(
        'evenkeel_mails_oldest_seconds',
        'For how long the oldest mail has waited to be sent; 0 when none waits',
        async () => (await oldestMs()) / 1000,
      ),

    /** Measures the responses and connections of a server. Call this before the server starts. */
    measureServer: (app: FastifyInstance): void => {
      gauge('evenkeel_http_connections', 'Open connections', () => openConnections(app));
      app.server.on('drop', () => turnedAway.inc({ reason: 'connections' }));
      app.addHook('onError', (_request, _reply, error, done) => {
        const reason = error instanceof HttpError ? error.turnedAway : undefined;
        if (reason !== undefined) turnedAway.inc({ reason });
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const labels = {
          route: request.routeOptions.url ?? 'none',
          method: METHODS.has(request.method) ? request.method : 'other',
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        };
        requests.observe(labels, reply.elapsedTime / 1000);
        done();
      });
    },

    /** Measures how long jobs wait, and how many calls wait for a connection to PostgreSQL. */
    measureWaiting: ({ oldestDueMs }: Jobs, { pool }: Pick<Database, 'pool'>): void => {
      gauge(
        'evenkeel_jobs_oldest_due_seconds',
        'For how long the oldest job that is due has waited; 0 when none waits',
        async () => ((await oldestDueMs()) ?? 0) / 1000,
      );
      if (pool === null) return;
      const connections = 'evenkeel_database_connections';
      gauge(connections, 'Connections to PostgreSQL', () => pool.totalCount);
      gauge(`${connections}_idle`, 'Connections that nobody uses', () => pool.idleCount);
      gauge(`${connections}_awaited`, 'Calls that wait for one', () => pool.waitingCount);
    },

    /** All metrics as text, with its media type. */
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
};

export type Metrics = ReturnType<typeof newMetrics>;
