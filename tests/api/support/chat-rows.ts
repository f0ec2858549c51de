import { localDate } from '#domain/shared/time/local-date.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

const TRIGGERS = 12;
const BATCH = 250;

/** Inserts a long conversation directly into the database; every second message is a reply. */
export const addMessages = async (
  { db }: Database,
  userId: string,
  count: number,
): Promise<void> => {
  const idOf = (position: number): string =>
    `0190b0b0-0000-7000-8000-${String(position).padStart(12, '0')}`;
  const safety = JSON.stringify({
    level: 'none',
    category: null,
    kind: null,
    offers: [],
    response: 'none',
    showsCrisis: false,
  });
  const rowOf = (position: number): Schema['chat_messages'] => {
    const isAnswer = position % 2 === 0;
    const text = `Message ${position} of a long talk`;
    return {
      user_id: userId,
      id: idOf(position),
      position,
      turn_id: idOf(isAnswer ? position - 1 : position),
      sender: isAnswer ? 'assistant' : 'person',
      text,
      reply: isAnswer ? JSON.stringify({ paragraphs: [text], quickReplies: [], parts: [] }) : null,
      answered_by: isAnswer ? 'coach' : null,
      safety,
      open_until: null,
      written_at: '2026-03-09T12:00:00.000Z',
      local_date: localDate('2026-03-09'),
      zone: 'UTC',
    };
  };
  for (let from = 1; from <= count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, index) =>
      rowOf(from + index),
    );
    await db.insertInto('chat_messages').values(rows).execute();
    const triggers = rows
      .filter(({ sender }) => sender === 'person')
      .map(({ id, position }) => ({
        user_id: userId,
        message_id: id,
        trigger_name: `Trigger ${((position - 1) / 2) % TRIGGERS}`,
        tone: 'neutral' as const,
      }));
    await db.insertInto('chat_triggers').values(triggers).execute();
  }
  await db
    .insertInto('chat_conversations')
    .values({
      user_id: userId,
      coach_state: null,
      safety_state: null,
      last_position: count,
      updated_at: '2026-03-09T12:00:00.000Z',
    })
    .execute();
};
