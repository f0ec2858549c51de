import * as z from 'zod/mini';
import { DISTRESS } from '#domain/urge/distress.ts';
import { DELAYS_MINUTES, HAPPENED_MAX, RITUALS } from '#domain/urge/urge.ts';
import { texts } from '#texts/urge.js';
import { type BodyOf, type ChangeOf, changes } from './shared/change.ts';
import { endpoint } from './shared/endpoint.ts';
import {
  done,
  localDate,
  ownParams,
  prose,
  recordId,
  timestamp,
  userId,
  zone,
} from './shared/fields.ts';

/** The number of latest urges listed; an export contains all urges. */
export const URGES_LISTED = 500;

const distress = z.nullable(z.literal(DISTRESS, { error: () => texts.distressIsWrong }));

const waitedError = () => texts.waitIsWrong;

const urge = {
  minutes: z.literal(DELAYS_MINUTES, { error: () => texts.delayIsWrong }),
  /** The duration of the delay. */
  waitedSeconds: z.int({ error: waitedError }).check(z.gte(0, { error: waitedError })),
  before: distress,
  during: distress,
  after: distress,
  happened: prose(() => texts.whatHappenedField, HAPPENED_MAX),
  ritual: z.nullable(z.enum(RITUALS, { error: () => texts.ritualIsWrong })),
};

const { before, during, after, happened, ritual } = urge;

/** What a person can correct about an urge: all that they answered. The wait itself stays. */
export const urgeAnswers = z.object({ before, during, after, happened, ritual });
export type UrgeAnswers = z.output<typeof urgeAnswers>;

const keptUrge = z.object({
  id: z.string(),
  userId: z.string(),
  startedAt: z.string(),
  localDate,
  zone: z.string(),
  ...urge,
});

export type KeptUrge = z.output<typeof keptUrge>;

export const newUrge = z
  .object({
    id: z.optional(recordId),
    userId,
    /** When the delay began. */
    startedAt: timestamp,
    /** The person's local date at `startedAt`; defaults to the date in `zone`. */
    localDate: z.optional(localDate),
    zone: z.optional(zone),
    ...urge,
  })
  .check(
    z.refine(({ waitedSeconds, minutes }) => waitedSeconds <= minutes * 60, {
      error: waitedError,
      path: ['waitedSeconds'],
    }),
  );

export const urgeEndpoints = {
  keep: endpoint({
    method: 'POST',
    path: '/api/urges/keep',
    summary: 'Keeps an urge that was waited out, or a part of it. The same id twice is one urge.',
    access: 'session',
    body: newUrge,
    status: 201,
    reply: keptUrge,
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/urges/all/:userId',
    summary: `Lists the latest ${URGES_LISTED} urges, the newest first.`,
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.array(keptUrge),
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/urges/correct',
    summary: 'Corrects what was answered about an urge. The time and the wait stay.',
    access: 'session',
    body: z.extend(urgeAnswers, { userId, urgeId: recordId }),
    status: 200,
    reply: keptUrge,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/urges/remove',
    summary: 'Deletes an urge for good.',
    access: 'session',
    keeps: false,
    body: z.object({ userId: z.optional(userId), urgeId: recordId }),
    status: 200,
    reply: done,
  }),
};

const { id: _, userId: __, ...stored } = newUrge.shape;

/** The changes that a person makes to their urges. */
export const urgeChanges = changes({
  'urge-keep': {
    body: z.object({ ...stored, localDate, zone }),
    call: 'keep',
  },
  'urge-correct': { body: z.extend(urgeAnswers, { urgeId: z.string() }), call: 'correct' },
  'urge-remove': { body: z.object({ urgeId: z.string() }), call: 'remove', deletes: true },
});
export type UrgeChange = ChangeOf<typeof urgeChanges>;
/** An urge as stored: the request body except the ids, which the outbox adds. */
export type UrgeBody = BodyOf<typeof urgeChanges, 'urge-keep'>;
