import { v7 as uuidv7 } from 'uuid';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Random } from '#domain/shared/numbers/random.ts';
import { readContent } from '#server/content/content.ts';
import type { Database } from '#server/db/open.ts';
import { polarityOf } from '#server/features/chat/answering/polarity.ts';
import { chatTurns } from '#server/features/chat/answering/turn.ts';
import { pick } from './day.ts';
import type { DemoPerson } from './demo-people.ts';

/** The share of days with chat messages. */
const WRITE_CHANCE = 0.4;

/** A day on which the person may write. */
interface ChatDay {
  readonly localDate: LocalDate;
  readonly zone: string;
  /** The time in UTC. */
  readonly now: string;
}

interface Writer {
  readonly database: Database;
  readonly userId: UserId;
  readonly person: DemoPerson;
  readonly random: Random;
}

/** Simulates a person who writes to the chat now and then. Call the returned function once a day, in order. */
export const chatWriter = ({
  database,
  userId,
  person,
  random,
}: Writer): ((day: ChatDay) => Promise<void>) => {
  let nowMs = 0;
  const now = (): number => nowMs;
  const turns = chatTurns({ database, content: readContent(), polarityOf, now });
  let isFirst = true;
  return async ({ localDate, zone, now: instant }) => {
    if (random() > WRITE_CHANCE && !isFirst) return;
    isFirst = false;
    nowMs = Date.parse(instant);
    const text = pick(person.messages, random);
    if (text === undefined) return;
    const said = { text, entries: null };
    const told = { id: uuidv7(), said, localDate, zone, checkInShown: false, talkKey: null };
    await turns.take(userId, told, null);
  };
};
