import { isIPv6, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { CHAT_ANSWERS_OF_A_PERSON, chatWriter } from './ai/chat/writer.ts';
import type { ModelFailure } from './ai/provider/failure.ts';
import { QUESTIONS_OF_A_PERSON } from './ai/provider/guarded-model.ts';
import { speechToText } from './ai/speech.ts';
import { taskWriter } from './ai/tasks/model-writer.ts';
import { buildApp } from './app.ts';
import { readConfig, StartError } from './config.ts';
import { readContent } from './content/content.ts';
import { type Database, openDatabase } from './db/open.ts';
import { replyFilter } from './features/chat/answering/reply-filter.ts';
import { checkIssuer } from './features/identity/oidc/check-issuer.ts';
import { newDrain } from './http/probes/drain.ts';
import { openJobs } from './jobs/open.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { onStopSignals } from './stop-signals.ts';

/** How long a shutdown waits for connections that do not close. */
const SHUTDOWN_LIMIT_MS = 15_000;

/** How long after the first answer the chat's content is read, so that the first page is loaded before. */
const CHAT_AFTER_MS = 2000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const stopWith = (error: unknown): never => {
  const line =
    error instanceof StartError
      ? error.message
      : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`Evenkeel cannot start. ${line}\n`);
  process.exit(1);
};

interface Place {
  readonly host: string;
  readonly port: number;
}

/**
 * The error when the app's server or the metrics server cannot listen.
 *
 * @param prefix the prefix of the two settings for host and port
 */
const listenError = (error: unknown, { host, port }: Place, prefix: '' | 'METRICS_'): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new StartError(`The port ${port} is in use. Set ${prefix}PORT to a free one.`);
  if (code === 'EACCES')
    return new StartError(`The port ${port} may not be used. Set ${prefix}PORT to one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return new StartError(`The setting ${prefix}HOST names no address of this machine: ${host}.`);
  }
  return error;
};

/** The URL of a server that is listening. */
const addressOf = (server: Server, { host, port: wanted }: Place): string => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wanted;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const metrics = config.metrics && (await import('./metrics/metrics.ts')).newMetrics();
  // Until the log is ready, warnings go to standard error.
  let warn = (message: string): void => {
    process.stderr.write(`${message}\n`);
  };
  if (config.oidc !== null) await checkIssuer(config.oidc.issuer, warn);
  const database: Database = await openDatabase(
    config,
    (message) => warn(message),
    metrics?.databaseCall,
  );
  const content = readContent();
  const report = (failure: ModelFailure): void =>
    app.log.warn({ failure }, 'the language model gave nothing to use');
  const reportJob = (error: unknown, job?: string): void => {
    app.log.warn({ err: error, job }, 'a job did not work');
    if (job !== undefined) metrics?.jobFailed(job);
  };
  const jobs = openJobs(database, reportJob, { onDone: (job) => metrics?.jobDone(job) });
  const drain = newDrain();
  const app = await buildApp({
    config,
    database,
    jobs,
    content,
    writer: taskWriter(config.languageModel, {
      throttle: database.throttle(QUESTIONS_OF_A_PERSON),
      report,
    }),
    chatWriter:
      config.languageModel &&
      chatWriter(config.languageModel, {
        throttle: database.throttle(CHAT_ANSWERS_OF_A_PERSON),
        report,
        mayBeShown: async (text) => replyFilter((await content.chat()).replyCheck)(text),
      }),
    speech: speechToText(config.speech),
    drain,
    metrics,
  });
  warn = (message) => app.log.warn(message);
  let isAnswered = false;
  app.addHook('onResponse', async () => {
    if (isAnswered || config.role === 'worker') return;
    isAnswered = true;
    setTimeout(() => void content.chat().catch(stopWith), CHAT_AFTER_MS).unref();
  });
  await jobs.prepare();
  if (metrics !== null && config.metrics !== null) {
    const place = config.metrics;
    const server = await serveMetrics(metrics, place).catch((error: unknown) => {
      throw listenError(error, place, 'METRICS_');
    });
    say(`Metrics are at ${addressOf(server, place)}/metrics`);
  }
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await database.close();
    throw listenError(error, config, '');
  }

  if (config.role !== 'web') jobs.start();

  const hurry = new AbortController();
  const stop = async (): Promise<void> => {
    drain.begin();
    if (config.drainS > 0) {
      const { signal } = hurry;
      await delay(config.drainS * 1000, undefined, { signal }).catch(() => undefined);
    }
    hurry.abort();
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    // Requests in progress are completed; new requests are refused.
    await app.close();
    await database.close();
    process.exit(0);
  };
  onStopSignals(() => {
    if (hurry.signal.aborted) process.exit(1);
    if (drain.hasBegun()) hurry.abort();
    else void stop();
  });

  say(`Evenkeel is ready at ${config.publicUrl?.origin ?? addressOf(app.server, config)}`);
};

// V8's space for new objects keeps the size that it has after the program is loaded. On a machine with much memory it
// would grow to 128 MB and stay so.
setFlagsFromString('--semi-space-growth-factor=1');
await run().catch(stopWith);
