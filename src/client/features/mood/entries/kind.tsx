import { addMood } from '#client/features/mood/cache.ts';
import { whenText } from '#client/features/mood/texts.ts';
import { call } from '#client/lib/api/call.ts';
import type { OutboxKind } from '#client/sync/outbox/handler.ts';
import { type MoodLog, moodEndpoints } from '#contract/mood.ts';
import { levelOf } from '#domain/mood/levels.ts';
import { MoodEditor } from './editor.tsx';
import type { MoodBody } from './entry.ts';

/** Mood check-ins in the outbox. */
export const moodKind: OutboxKind<MoodBody, MoodLog> = {
  name: 'mood',
  label: 'Mood check-in',
  describe: ({ mood, timestamp, zone }) => {
    return `${levelOf(mood).name}, ${whenText(timestamp, zone)}`;
  },
  send: ({ id, userId, body }) => call(moodEndpoints.submit, { body: { ...body, id, userId } }),
  received: (client, userId, log) => {
    addMood(client, userId, log);
    // The dashboard counts moods too; features do not know each other, so this is its plain key.
    void client.invalidateQueries({ queryKey: ['dashboard', userId] });
  },
  edit: (props) => <MoodEditor {...props} />,
};
