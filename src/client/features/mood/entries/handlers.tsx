import { addMood } from '#client/features/mood/cache.ts';
import { call } from '#client/lib/api/call.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { type MoodLog, moodEndpoints } from '#contract/mood.ts';
import { texts } from '#texts/mood.js';
import { DETAILS, type DetailsBody, MOOD, type MoodBody } from './entry.ts';
import { moodName } from './mood-name.ts';

const refusedForms = () => import('./refused-forms.tsx');
const MoodEditor = lazyPart(async () => (await refusedForms()).MoodEditor);
const DetailsEditor = lazyPart(async () => (await refusedForms()).DetailsEditor);

/** The outbox handler of mood check-ins. */
export const moodHandler: OutboxHandler<MoodBody, MoodLog> = {
  name: MOOD,
  label: texts.moodCheckIn,
  describe: moodName,
  said: ({ why }) => [why ?? ''],
  send: ({ id, userId, body }) => call(moodEndpoints.submit, { body: { ...body, id, userId } }),
  changes: 'moods',
  received: addMood,
  edit: (props) => <MoodEditor {...props} />,
};

/** The outbox handler of details of logged moods, and of their corrections. */
export const detailsHandler: OutboxHandler<DetailsBody, MoodLog> = {
  name: DETAILS,
  label: texts.detailsOfAMood,
  describe: ({ of }) => of,
  said: ({ changes: { why } }) => [why ?? ''],
  send: ({ userId, body: { moodId, changes } }) => {
    const body = { ...changes, moodId, userId };
    return changes.mood === undefined
      ? call(moodEndpoints.addDetails, { body })
      : call(moodEndpoints.correct, { body });
  },
  changes: 'moods',
  received: addMood,
  edit: (props) => <DetailsEditor {...props} />,
};
