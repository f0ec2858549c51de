import * as z from 'zod/mini';
import { endpoint } from '#contract/shared/endpoint.ts';
import { ownParams, plannedDate, recordId } from '#contract/shared/fields.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';
import type { DateRange } from '#domain/sharing/consent.ts';
import { DETAILS, type Stream, VIEWER_PAGES } from '#domain/sharing/streams.ts';
import { texts } from '#texts/sharing.js';
import { streamReplies } from './streams.ts';

/** The maximum number of days in one read. */
const LONGEST_RANGE = 2000;

const range = { from: plannedDate, to: plannedDate };

const isRange = ({ from, to }: DateRange): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days < LONGEST_RANGE;
};
const ofRange = {
  error: () => texts.daysInOrder({ max: LONGEST_RANGE }),
  path: ['to'],
};

/** Identifies one of the caller's connections. */
export const connectionParams = z.object({ connectionId: recordId });

const sharedRead = <const Name extends Stream>(stream: Name) =>
  endpoint({
    method: 'GET',
    path: `/api/shared/:connectionId/${stream}`,
    summary: `Gives what the person of this connection shares of “${stream}” now; 404 when it is nothing. Each read is logged for them.`,
    access: 'viewer',
    stream,
    params: connectionParams,
    query: z
      .object({
        ...range,
        page: z.enum(VIEWER_PAGES, { error: () => texts.pageIsUnknown }),
      })
      .check(z.refine(isRange, ofRange)),
    status: 200,
    reply: streamReplies[stream],
  });

/** Reads the data that other people share with the caller, with one call per kind of data (stream). */
export const sharedEndpoints = {
  mood: sharedRead('mood'),
  moodWords: sharedRead('mood-words'),
  tags: sharedRead('tags'),
  routines: sharedRead('routines'),
  attention: sharedRead('attention'),
  quizzes: sharedRead('quizzes'),
  distractions: sharedRead('distractions'),
  triggers: sharedRead('triggers'),
  goals: sharedRead('goals'),
  ladders: sharedRead('ladders'),
  safetyPlan: sharedRead('safety-plan'),
  card: sharedRead('card'),
};

const preview = <const Name extends Stream>(stream: Name) =>
  endpoint({
    method: 'GET',
    path: `/api/preview/:userId/${stream}`,
    summary: `Gives what a connection would get of “${stream}”, to its person.`,
    access: 'session',
    stream,
    params: ownParams,
    query: z
      .object({
        ...range,
        detail: z.enum(DETAILS, { error: () => texts.chooseLevel }),
      })
      .check(z.refine(isRange, ofRange)),
    status: 200,
    reply: streamReplies[stream],
  });

/** Shows the caller's own data as other people would see it, with one call per kind of data (stream). */
export const previewEndpoints = {
  mood: preview('mood'),
  moodWords: preview('mood-words'),
  tags: preview('tags'),
  routines: preview('routines'),
  attention: preview('attention'),
  quizzes: preview('quizzes'),
  distractions: preview('distractions'),
  triggers: preview('triggers'),
  goals: preview('goals'),
  ladders: preview('ladders'),
  safetyPlan: preview('safety-plan'),
  card: preview('card'),
};
