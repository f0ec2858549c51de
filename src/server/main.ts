import { isIPv6 } from 'node:net';
import { CHAT_ANSWERS_OF_A_PERSON, chatWriter } from './ai/chat/writer.ts';
import type { ModelFailure } from './ai/provider/failure.ts';
import { QUESTIONS_OF_A_PERSON } from './ai/provider/guarded-model.ts';
import { speechToText } from './ai/speech.ts';
import { taskWriter } from './ai/tasks/model-writer.ts';
import { buildApp } from './app.ts';
import { readConfig, StartError } from './config.ts';
import { readContent } from './content/content.ts';
import { type Database, openDatabase } from './db/open.ts';
import { showing } from './features/chat/answering/may-be-shown.ts';
import { openJobs } from './jobs/open.ts';

/** Past this, a connection that never ends no longer holds up the shutdown. */
const SHUTDOWN_LIMIT_MS = 15_000;

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

const listenError = (error: unknown, host: string, port: number): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new StartError(`The port ${port} is in use. Set PORT to a free one.`);
  if (code === 'EACCES')
    return new StartError(`The port ${port} may not be used. Set PORT to one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return new StartError(`The setting HOST names no address of this machine: ${host}.`);
  }
  return error;
};

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const database: Database = await openDatabase(config, (message) => {
    process.stderr.write(`${message}\n`);
  });
  const content = readContent();
  const report = (failure: ModelFailure): void =>
    app.log.warn({ failure }, 'the language model gave nothing to use');
  const jobs = openJobs(database, (error) => app.log.warn({ err: error }, 'a job did not work'));
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
        mayBeShown: showing(content.replyCheck),
      }),
    speech: speechToText(config.speech),
  });
  await jobs.prepare();
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await database.close();
    throw listenError(error, config.host, config.port);
  }

  if (config.role !== 'web') jobs.start();

  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    // Requests that are under way are answered; new ones are refused.
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const host = isIPv6(config.host) ? `[${config.host}]` : config.host;
  say(`Evenkeel is ready at ${config.publicUrl?.origin ?? `http://${host}:${port}`}`);
};

await run().catch(stopWith);
