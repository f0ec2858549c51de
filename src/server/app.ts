import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { systemEndpoints } from '#contract/system.ts';
import type { ChatWriter } from './ai/chat/writer.ts';
import type { SpeechToText } from './ai/speech.ts';
import type { TaskWriter } from './ai/tasks/writer.ts';
import type { Config } from './config.ts';
import { type Content, readContent } from './content/content.ts';
import type { Database } from './db/open.ts';
import { HttpError } from './errors.ts';
import { attentionFeature } from './features/attention/attention-feature.ts';
import { audioFeature } from './features/audio/audio-feature.ts';
import { chatFeature } from './features/chat/chat-feature.ts';
import { comfortFeature } from './features/comfort/comfort-feature.ts';
import { dashboardFeature } from './features/dashboard/dashboard-feature.ts';
import { distractionFeature } from './features/distraction/distraction-feature.ts';
import { focusFeature } from './features/focus/focus-feature.ts';
import { gameFeature } from './features/games/game-feature.ts';
import { identityFeature } from './features/identity/identity-feature.ts';
import { cookieSessions } from './features/identity/session-cookie.ts';
import { sessionStore } from './features/identity/session-store.ts';
import { moodFeature } from './features/mood/mood-feature.ts';
import { quizFeature } from './features/quiz/quiz-feature.ts';
import { routineFeature } from './features/routine/routine-feature.ts';
import { keepHouse } from './housekeeping.ts';
import { httpServer } from './http/http-server.ts';
import { CLIENT_DIR, pages } from './http/pages/pages.ts';
import { serveOn } from './http/serve.ts';

export interface AppParts {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'logLevel'>;
  readonly database: Database;
  /** What is said and known; read from its folder when not given. */
  readonly content?: Content;
  /** Words smart tasks; the words of the catalogue stay when not given. */
  readonly writer?: TaskWriter | null;
  /** Leads ordinary talk in the chat; the guide's words stay when not given. */
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
  content = readContent(),
  writer = null,
  chatWriter = null,
  speech = null,
  now = Date.now,
  clientDir = CLIENT_DIR,
  logTo,
  checkReplies = false,
}: AppParts): Promise<FastifyInstance> => {
  const publicHttps = config.publicUrl?.protocol === 'https:';
  const app = await httpServer({ config, logTo, checkReplies });
  const sessions = cookieSessions({ store: sessionStore(database), now, publicHttps });
  const publicOrigin = config.publicUrl?.origin ?? null;
  const serve = serveOn({ app, findSession: sessions.find, publicOrigin });
  const parts = { serve, database, now };
  const { lastMood } = moodFeature(parts);
  const { recentDistractions } = distractionFeature(parts);
  const { primaryCondition } = quizFeature(parts);
  routineFeature({ ...parts, writer, lastMood, recentDistractions, primaryCondition });
  focusFeature(parts);
  attentionFeature(parts);
  gameFeature(parts);
  const chat = chatFeature({
    ...parts,
    content,
    writer: chatWriter,
    usesSpeechServer: speech !== null,
    report: (error) => app.log.error({ err: error }, 'an answer of the chat was not kept'),
  });
  audioFeature({
    ...parts,
    speech,
    report: (failure) => app.log.warn({ failure }, 'the speech server gave nothing to use'),
  });
  dashboardFeature(parts);
  comfortFeature(parts);
  const identity = identityFeature({ ...parts, sessions });
  serve(systemEndpoints.health, async () => {
    await database.ping().catch(() => {
      throw new HttpError('unavailable', 'The database does not answer.', { retryAfterS: 5 });
    });
    return { status: 'ok' as const };
  });

  keepHouse(app, [
    identity.removeEnded,
    chat.forgetOld,
    () => database.forgetThrottlesBefore(now()),
  ]);
  await pages(app, clientDir);
  return app;
};
