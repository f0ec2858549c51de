import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { systemEndpoints } from '#contract/system.ts';
import type { ChatWriter } from './ai/chat/writer.ts';
import type { SpeechToText } from './ai/speech.ts';
import type { TaskWriter } from './ai/tasks/writer.ts';
import type { Config } from './config.ts';
import { type Content, readContent } from './content/content.ts';
import type { Database } from './db/open.ts';
import { QUOTAS, type Quotas } from './db/usage/quotas.ts';
import { usageCounter } from './db/usage/usage.ts';
import { HttpError } from './errors.ts';
import { attentionFeature } from './features/attention/attention-feature.ts';
import { audioFeature } from './features/audio/audio-feature.ts';
import { calendarFeature } from './features/calendar/calendar-feature.ts';
import { careFeature } from './features/care/care-feature.ts';
import { chatFeature } from './features/chat/chat-feature.ts';
import { clientsFeature } from './features/clients/clients-feature.ts';
import { comfortFeature } from './features/comfort/comfort-feature.ts';
import { dashboardFeature } from './features/dashboard/dashboard-feature.ts';
import { dataFeature } from './features/data/data-feature.ts';
import { guestEntries } from './features/data/import/guest-entries.ts';
import { distractionFeature } from './features/distraction/distraction-feature.ts';
import { firstFeature } from './features/first/first-feature.ts';
import { focusFeature } from './features/focus/focus-feature.ts';
import { followFeature } from './features/follow/follow-feature.ts';
import { gameFeature } from './features/games/game-feature.ts';
import { goalsFeature } from './features/goals/goals-feature.ts';
import { identityFeature } from './features/identity/identity-feature.ts';
import { refuseWhenTooMany } from './features/identity/identity-throttles.ts';
import { cookieSessions } from './features/identity/session-cookie.ts';
import { sessionStore } from './features/identity/session-store.ts';
import { looksFeature } from './features/looks/looks-feature.ts';
import { medicationFeature } from './features/medication/medication-feature.ts';
import { moodFeature } from './features/mood/mood-feature.ts';
import { quizFeature } from './features/quiz/quiz-feature.ts';
import type { AddressRules } from './features/reminders/push/address.ts';
import { remindersFeature } from './features/reminders/reminders-feature.ts';
import { replanner } from './features/reminders/replan.ts';
import { routinesFeature } from './features/routines/routines-feature.ts';
import { safetyPlanFeature } from './features/safety-plan/safety-plan-feature.ts';
import { sharedStreamsFeature } from './features/shared-streams/shared-streams-feature.ts';
import { sharingFeature } from './features/sharing/sharing-feature.ts';
import { taskFeature } from './features/tasks/task-feature.ts';
import { urgesFeature } from './features/urges/urges-feature.ts';
import { countUsage, startHousekeeping } from './housekeeping/housekeeping.ts';
import { leaseOn } from './housekeeping/lease.ts';
import { httpServer } from './http/http-server.ts';
import { addressThrottle } from './http/limits/addresses.ts';
import { CLIENT_DIR, pages } from './http/pages/pages.ts';
import { type Drain, newDrain } from './http/probes/drain.ts';
import { answerHealthOnly } from './http/probes/health-only.ts';
import { answerProbes } from './http/probes/probes.ts';
import { serveOn, turnsByAddress } from './http/serve.ts';
import type { Jobs } from './jobs/jobs.ts';
import { openJobs } from './jobs/open.ts';
import { mailOutbox } from './mail/outbox.ts';
import { smtpSender } from './mail/smtp.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PasswordCost } from './passwords/hash-worker.ts';
import { PASSWORD_COST, passwordsAt } from './passwords/passwords.ts';
import { readinessOf } from './readiness.ts';

export interface AppParts {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'logLevel'> &
    Partial<
      Pick<
        Config,
        'role' | 'vapidKeys' | 'vapidSubject' | 'therapists' | 'oidc' | 'organisationHelp' | 'mail'
      >
    >;
  readonly database: Database;
  /** The job queue. The caller starts the queue, and the app stops it when the app closes. */
  readonly jobs?: Jobs;
  /** The rules for push addresses. By default only addresses on the public internet are allowed. */
  readonly addressRules?: AddressRules;
  /** The YAML content. By default it is read from the folder `content`. */
  readonly content?: Content;
  /** Rewords smart tasks with a language model. Without it, smart tasks keep their wording from the catalogue. */
  readonly writer?: TaskWriter | null;
  /** Leads ordinary conversation in the chat with a language model. Without it, the guide (our own rules) replies. */
  readonly chatWriter?: ChatWriter | null;
  /** Transcribes recordings. Without it, recordings are refused. */
  readonly speech?: SpeechToText | null;
  /** Milliseconds since the Unix epoch; tests inject their own. */
  readonly now?: () => number;
  readonly clientDir?: string;
  /** The destination of log lines; by default standard output. */
  readonly logTo?: Writable;
  /**
   * Checks every response against the contract and responds with a 500 when the response violates the contract. The
   * types already guarantee this at no cost, so only tests enable this check.
   */
  readonly checkReplies?: boolean;
  /** Storage limits per user; tests use small ones. */
  readonly quotas?: Quotas;
  /** The cost of hashing a new password. Tests use a cheap hash. */
  readonly passwordCost?: PasswordCost;
  /** The state "about to stop", which begins before the app closes so that load balancers notice in time. */
  readonly drain?: Drain;
  /** The metrics of this process. Null turns measuring off. */
  readonly metrics?: Metrics | null;
}

/**
 * Builds the whole server. The caller can then let the server listen for requests, or, in tests, pass requests to it
 * with `inject`.
 */
export const buildApp = async ({
  config,
  database,
  jobs: givenJobs,
  addressRules = { allowLoopback: false },
  content = readContent(),
  writer = null,
  chatWriter = null,
  speech = null,
  now = Date.now,
  clientDir = CLIENT_DIR,
  logTo,
  checkReplies = false,
  quotas = QUOTAS,
  passwordCost = PASSWORD_COST,
  drain = newDrain(),
  metrics = null,
}: AppParts): Promise<FastifyInstance> => {
  const publicHttps = config.publicUrl?.protocol === 'https:';
  const app = await httpServer({ config, logTo, checkReplies, drain });
  const jobs =
    givenJobs ??
    openJobs(database, (error, job) => app.log.warn({ err: error, job }, 'a job did not work'));
  metrics?.measureServer(app);
  metrics?.measureWaiting(jobs, database);
  const sessions = cookieSessions({ store: sessionStore(database), now, publicHttps });
  const publicOrigin = config.publicUrl?.origin ?? null;
  const usage = usageCounter({ db: database.db, quotas, now });
  countUsage(app, usage);
  const byAddress = turnsByAddress();
  const serve = serveOn({ app, findSession: sessions.find, publicOrigin, now, usage, byAddress });
  const parts = { serve, database, now };
  const { lastMood, tagCounts } = moodFeature({ ...parts, words: content.moodWords });
  const { recentDistractions } = distractionFeature(parts);
  const { followOf } = followFeature(parts);
  const { topicOn } = quizFeature({ ...parts, followOf });
  const replan = replanner(jobs);
  const { clockOf } = comfortFeature({ ...parts, changedIn: replan });
  const routines = routinesFeature({
    ...parts,
    templates: content.routineTemplates,
    lastMood,
    changedIn: replan,
  });
  const sources = { lastMood, recentDistractions, topicOn, routineLoad: routines.load };
  const tasks = taskFeature({
    ...parts,
    ...sources,
    writer,
    breakdown: content.breakdown,
    areaOf: content.areaOf,
    changedIn: replan,
  });
  const reminders = remindersFeature({
    ...parts,
    config: { vapidKeys: null, vapidSubject: null, ...config },
    jobs,
    replan,
    sources: [routines.reminders, tasks.reminders],
    clockOf,
    addressRules,
    report: (status) => app.log.warn({ status }, 'a push service did not take a reminder'),
    count: (outcome, times) => metrics?.reminder(outcome, times),
  });
  app.addHook('onClose', async () => {
    await jobs.stop();
    reminders.close();
  });
  calendarFeature({
    ...parts,
    app,
    byAddress,
    sources: [routines.calendar, tasks.calendar],
    clockOf,
  });
  const goals = goalsFeature(parts);
  careFeature({ ...parts, ...goals, addRoutineIn: routines.addIn });
  const { hasClients } = clientsFeature(parts);
  const sharing = sharingFeature({
    ...parts,
    words: content.codeWords,
    addressThrottle,
    refuseWhenTooMany,
  });
  focusFeature(parts);
  firstFeature(parts);
  urgesFeature(parts);
  looksFeature(parts);
  attentionFeature(parts);
  gameFeature(parts);
  const chat = chatFeature({
    ...parts,
    content,
    moodTriggers: tagCounts,
    writer: chatWriter,
    usesSpeechServer: speech !== null,
    report: (error) => app.log.error({ err: error }, 'an answer of the chat was not kept'),
  });
  safetyPlanFeature(parts);
  medicationFeature(parts);
  audioFeature({
    ...parts,
    speech,
    report: (failure) => app.log.warn({ failure }, 'the speech server gave nothing to use'),
  });
  dashboardFeature(parts);
  sharedStreamsFeature(parts);
  const {
    therapists: therapistSignup = 'invite',
    organisationHelp = null,
    oidc = null,
    mail = null,
  } = config;
  const outbox =
    mail &&
    mailOutbox({
      database,
      jobs,
      now,
      send: smtpSender(mail),
      report: (failure) => app.log.warn({ failure }, 'the mail server did not take a mail'),
      count: (outcome) => metrics?.mail(outcome),
    });
  if (outbox !== null) metrics?.measureMails(outbox);
  const identity = await identityFeature({
    ...parts,
    sessions,
    passwords: passwordsAt(passwordCost),
    therapistSignup,
    publicUrl: config.publicUrl,
    oidc,
    reportOidc: (failure) => app.log.warn({ failure }, 'a login at the provider did not work'),
    mail: outbox && {
      outbox,
      readerOf: async (userId) => {
        const { zone, language } = await clockOf(userId);
        return { zone: zone ?? (await lastMood(userId))?.zone ?? 'UTC', language };
      },
    },
    guestEntries: guestEntries({ db: database.db, usage, changedIn: replan }),
    hasClients,
  });
  dataFeature({ ...parts, accountOf: identity.accountOf, changedIn: replan, usage });
  serve(systemEndpoints.options, async () => ({
    therapists: therapistSignup,
    organisationHelp,
    loginProvider: oidc?.name ?? null,
    mail: outbox !== null,
  }));
  serve(systemEndpoints.health, async () => {
    await database.ping(now()).catch(() => {
      throw new HttpError('unavailable', 'Evenkeel cannot store anything right now.', {
        retryAfterS: 5,
      });
    });
    return { status: 'ok' as const };
  });

  answerProbes(app, readinessOf({ database, jobs, drain }));

  startHousekeeping(app, leaseOn(database.db, 'housekeeping', now), [
    identity.removeEnded,
    chat.forgetOld,
    reminders.forgetOld,
    sharing.forgetOldCodes,
    () => database.forgetThrottlesBefore(now()),
  ]);
  if (config.role === 'worker') answerHealthOnly(app);
  else await pages(app, clientDir);
  return app;
};
