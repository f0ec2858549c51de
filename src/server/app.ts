import type { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { systemEndpoints } from '#contract/system.ts';
import type { ChatWriter } from './ai/chat/writer.ts';
import type { SpeechToText } from './ai/speech.ts';
import type { TaskWriter } from './ai/tasks/writer.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { HttpError } from './errors.ts';
import { recordRoutes } from './features/attention/record-routes.ts';
import { recordStore } from './features/attention/record-store.ts';
import { runRoutes } from './features/attention/run-routes.ts';
import { runStore } from './features/attention/run-store.ts';
import { audioRoutes } from './features/audio/audio-routes.ts';
import { polarityOf } from './features/chat/answering/polarity.ts';
import { unkeptConversations } from './features/chat/answering/unkept.ts';
import { chatRoutes } from './features/chat/chat-routes.ts';
import { comfortRoutes } from './features/comfort/comfort-routes.ts';
import { comfortStore } from './features/comfort/comfort-store.ts';
import { dashboardRoutes } from './features/dashboard/dashboard-routes.ts';
import { dashboardStore } from './features/dashboard/dashboard-store.ts';
import { distractionRoutes } from './features/distraction/distraction-routes.ts';
import { distractionStore } from './features/distraction/distraction-store.ts';
import { focusRoutes } from './features/focus/focus-routes.ts';
import { focusStore } from './features/focus/focus-store.ts';
import { gameRoutes } from './features/games/game-routes.ts';
import { gameStore } from './features/games/game-store.ts';
import { accountRoutes } from './features/identity/account-routes.ts';
import { exportStore } from './features/identity/export-store.ts';
import { identityRoutes } from './features/identity/identity-routes.ts';
import { identityThrottles } from './features/identity/identity-throttles.ts';
import { sessionStore } from './features/identity/session-store.ts';
import { sessions as makeSessions } from './features/identity/sessions.ts';
import { userStore } from './features/identity/user-store.ts';
import { moodRoutes } from './features/mood/mood-routes.ts';
import { moodStore } from './features/mood/mood-store.ts';
import { quizRoutes } from './features/quiz/quiz-routes.ts';
import { quizStore } from './features/quiz/quiz-store.ts';
import { routineRoutes } from './features/routine/routine-routes.ts';
import { keepHouse } from './housekeeping.ts';
import { answerBadUrl, answerErrors } from './http/answer-errors.ts';
import { apiDocs } from './http/api-docs.ts';
import { answerBrokenRequest, boundedServers, closeConnectionsAtEnd } from './http/connections.ts';
import { shedLoad } from './http/load-shedding.ts';
import { logOptions, logRequests } from './http/logging.ts';
import { CLIENT_DIR, pages } from './http/pages.ts';
import { requestIds } from './http/request-ids.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveOn } from './http/serve.ts';

/** 1 MB; a larger body is refused with 413. */
const BODY_LIMIT_BYTES = 1_000_000;

/**
 * A count believes the n nearest proxies. Fastify refuses one, since whoever reaches the port around
 * the proxies could then forge an address; the README says when a count is right.
 */
const proxyTrust = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

export interface AppParts {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'logLevel'>;
  readonly database: Database;
  /** Words smart tasks; the words of the catalogue stay when not given. */
  readonly writer?: TaskWriter | null;
  /** Words answers of the chat; the coach's words stay when not given. */
  readonly chatWriter?: ChatWriter | null;
  /** Writes down recordings; they are refused when not given. */
  readonly speech?: SpeechToText | null;
  /** Milliseconds since the Unix epoch; tests bring their own. */
  readonly now?: () => number;
  readonly clientDir?: string;
  /** Where log lines go; standard output when not given. */
  readonly logTo?: Writable;
  /**
   * Holds every reply against the contract and answers 500 when it differs. The types say the same
   * at no cost, so only tests ask for it.
   */
  readonly checkReplies?: boolean;
}

/** Wires the whole server, ready to listen or to be called by `inject`. */
export const buildApp = async ({
  config,
  database,
  writer = null,
  chatWriter = null,
  speech = null,
  now = Date.now,
  clientDir = CLIENT_DIR,
  logTo,
  checkReplies = false,
}: AppParts): Promise<FastifyInstance> => {
  const publicHttps = config.publicUrl?.protocol === 'https:';
  const headers = securityHeaders(publicHttps);
  const app: FastifyInstance = Fastify({
    logger: logOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: proxyTrust(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    serverFactory: boundedServers((error) =>
      app.log.error({ err: error }, 'a connection was not accepted'),
    ),
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBrokenRequest(headers),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(checkReplies ? serializerCompiler : () => JSON.stringify);
  // JSON only; Fastify would also take plain text.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api/') || request.url.startsWith('/auth/')) {
      reply.header('cache-control', 'no-store');
    }
    next();
  });
  answerErrors(app);
  logRequests(app);
  closeConnectionsAtEnd(app);
  await app.register(cookie);
  shedLoad(app, systemEndpoints.health.path);
  await apiDocs(app);

  const store = sessionStore(database);
  const sessions = makeSessions({ store, now, publicHttps });
  const serve = serveOn({ app, sessions, publicOrigin: config.publicUrl?.origin ?? null });
  const identity = {
    serve,
    users: userStore(database.db),
    sessions,
    throttles: identityThrottles(database.throttle),
    now,
  };
  identityRoutes(identity);
  const unkept = unkeptConversations(now);
  accountRoutes({ ...identity, store, exports: exportStore(database), onLeave: unkept.forget });
  const moods = moodStore(database);
  const distractions = distractionStore(database);
  const quizzes = quizStore(database);
  moodRoutes({ serve, moods, now });
  distractionRoutes({ serve, distractions, now });
  routineRoutes({
    serve,
    database,
    writer,
    lastMood: async (userId) => {
      const log = await moods.latest(userId);
      if (log === null) return null;
      return { value: log.mood, tags: log.tags, instantMs: Date.parse(log.timestamp) };
    },
    recentDistractions: distractions.recent,
    primaryCondition: quizzes.primaryCondition,
    now,
  });
  focusRoutes({ serve, focus: focusStore(database), now });
  const records = recordStore(database);
  recordRoutes({ serve, records, now });
  runRoutes({ serve, runs: runStore(database), records, now });
  quizRoutes({ serve, quizzes, now });
  gameRoutes({ serve, games: gameStore(database), now });
  chatRoutes({
    serve,
    database,
    unkept,
    writer: chatWriter,
    usesSpeechServer: speech !== null,
    polarityOf,
    report: (error) => app.log.error({ err: error }, 'an answer of the chat was not kept'),
    now,
  });
  audioRoutes({
    serve,
    speech,
    throttle: database.throttle,
    report: (failure) => app.log.warn({ failure }, 'the speech server gave nothing to use'),
  });
  dashboardRoutes({ serve, dashboards: dashboardStore(database), now });
  comfortRoutes({ serve, comforts: comfortStore(database.db), now });
  serve(systemEndpoints.health, async () => {
    await database.ping().catch(() => {
      throw new HttpError('unavailable', 'The database does not answer.', { retryAfterS: 5 });
    });
    return { status: 'ok' as const };
  });

  keepHouse(app, { database, sessions: store, users: identity.users, now });
  await pages(app, clientDir);
  return app;
};
