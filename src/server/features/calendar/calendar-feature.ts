import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { type CalendarFeed, calendarEndpoints } from '#contract/calendar.ts';
import type { PersonClock } from '#domain/comfort/comfort.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { CalendarItem } from '#domain/shared/calendar-item.ts';
import { type Revisions, revised } from '#domain/shared/calendar-revisions.ts';
import { BASE_LANGUAGE } from '#domain/shared/text/message.ts';
import { HttpError } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { responseCache } from '#server/http/response-cache.ts';
import type { TurnsByAddress } from '#server/http/serve.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { digest, newSecret } from '#server/secrets.ts';
import { texts } from '#texts/calendar.js';
import { calendarText, digestsOf, shownItems } from './calendar-text.ts';
import { feedStore } from './feed-store.ts';

/** Reads the items with a time that a user has in one feature, as calendar items. */
type CalendarSource = (
  userId: UserId,
  around: { readonly nowMs: number; readonly zone: string; readonly dayStartsAtHour: number },
) => Promise<readonly CalendarItem[]>;

interface CalendarParts extends FeatureParts {
  readonly app: FastifyInstance;
  readonly byAddress: TurnsByAddress;
  readonly sources: readonly CalendarSource[];
  readonly clockOf: (userId: UserId) => Promise<PersonClock>;
}

const FEED_PATH = '/api/calendar/feed/';
/** How many seconds a calendar program may cache the feed. */
const KEEP_S = 900;
/** How many milliseconds a response is reused for requests to the same address. */
const SHOWN_MS = 10_000;
const TYPE = 'text/calendar; charset=utf-8';

/**
 * Endpoints that show a user's routines and timed tasks in other calendars: as a feed at a secret address, or as a
 * single file. Only a hash of the address is stored, and the log contains only the route.
 */
export const calendarFeature = ({
  app,
  byAddress,
  serve,
  database,
  now,
  sources,
  clockOf,
}: CalendarParts): void => {
  const feeds = feedStore(database);
  const shown = responseCache({ now, keepMs: SHOWN_MS });
  // When this process handles a user's change, the change appears in their feed immediately.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'GET' && request.subject !== null) shown.forget(request.subject);
    done(null, payload);
  });

  /** The user's calendar as text, and the items' new revisions, which continue from the known revisions. */
  const calendarOf = async (
    userId: UserId,
    { zone, ownWords }: Pick<CalendarFeed, 'zone' | 'ownWords'>,
    known: Revisions = {},
  ) => {
    const nowMs = now();
    const { dayStartsAtHour } = await clockOf(userId);
    const around = { nowMs, zone, dayStartsAtHour };
    const lists = await Promise.all(sources.map((source) => source(userId, around)));
    const items = shownItems(lists.flat(), ownWords);
    const revisions = revised(known, digestsOf(items, zone), nowMs);
    return { text: calendarText(items, { zone, nowMs, revisions }), revisions };
  };

  serve(calendarEndpoints.read, async ({ subject }) => ({ feed: await feeds.read(subject) }));

  serve(calendarEndpoints.make, async ({ subject, body: { zone, ownWords } }) => {
    const secret = newSecret();
    const feed = { zone, ownWords, createdAt: new Date(now()).toISOString() };
    await feeds.make(subject, digest(secret), feed);
    return { feed, path: `${FEED_PATH}${secret}.ics` };
  });

  serve(calendarEndpoints.change, async ({ subject, body: { zone, ownWords } }) => {
    const feed = await feeds.change(subject, { zone, ownWords });
    if (feed === null) throw new HttpError('not_found', texts.noAddress);
    return { feed };
  });

  serve(calendarEndpoints.revoke, async ({ subject }) => {
    await feeds.revoke(subject);
  });

  serve(calendarEndpoints.download, async ({ subject, body }) => ({
    text: (await calendarOf(subject, body)).text,
  }));

  // This endpoint is not part of the contract, because calendar programs request plain text and have no session.
  app.get<{ Params: { file: string } }>(
    `${FEED_PATH}:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const secret = request.params.file.replace(/\.ics$/, '');
      const found = await feeds.bySecretHash(digest(secret));
      if (found === null) throw new HttpError('not_found', texts.noCalendarHere);
      reply.headers({ 'cache-control': `private, max-age=${KEEP_S}`, 'x-robots-tag': 'noindex' });
      const make = async (): Promise<string> => {
        const { zone, language } = await clockOf(found.userId);
        const placed = { ...found, zone: zone ?? found.zone };
        const { text, revisions } = await runInLanguage(language ?? BASE_LANGUAGE, () =>
          calendarOf(found.userId, placed, found.revisions),
        );
        if (!isDeepStrictEqual(revisions, found.revisions)) {
          await feeds.revise(found.userId, revisions);
        }
        return text;
      };
      return shown.send({ request, reply }, found.userId, TYPE, () => byAddress(request, make));
    },
  );
};
