import { createHash } from 'node:crypto';
import {
  type ChatAnswer,
  type ChatEvent,
  type ChatMessage,
  chatEndpoints,
} from '#contract/chat/chat.ts';
import {
  CHAT_ANSWERS_OF_A_PERSON,
  type ChatGuards,
  type ChatWriter,
  chatWriter,
} from '#server/ai/chat/writer.ts';
import type { Engine } from '#tests/support/database/engines.ts';
import { mayBeShown } from '#tests/support/reply-check-content.ts';
import { type Answer, type Person, type TestApp, type TestSettings, testApp } from './test-app.ts';

/** The key that the person’s device stores. */
const keyOf = ({ userId }: Person): string =>
  createHash('sha256').update(userId).digest('base64url');

/** Sends a message as a client does. */
export const write = (
  person: Person,
  text: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> =>
  person.call(chatEndpoints.analyze, {
    body: {
      text,
      userId: person.userId,
      email: '{email}',
      isFollowUp: false,
      talkKey: keyOf(person),
      ...more,
    },
  });

/** Sends a message and returns the reply. */
export const said = async (
  person: Person,
  text: string,
  more?: Readonly<Record<string, unknown>>,
): Promise<ChatAnswer> => {
  const answer = await write(person, text, more);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as ChatAnswer;
};

/** Sends a message and returns the lines of the reply. */
export const lines = async (
  person: Person,
  text: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<readonly ChatEvent[]> => {
  const answer = await person.call(chatEndpoints.analyze, {
    body: { text, userId: person.userId, talkKey: keyOf(person), ...more },
    headers: { accept: 'application/x-ndjson' },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return String(answer.body)
    .trim()
    .split('\n')
    .map((line) => chatEndpoints.analyze.lines.parse(JSON.parse(line)));
};

/** The text that a person sees after the last line of a reply. */
export const seen = (events: readonly ChatEvent[]): string =>
  events.reduce((text, event) => {
    if (event.type === 'text') return text + event.text;
    return event.type === 'replace' ? event.text : text;
  }, '');

interface MessagesPage {
  readonly messages: ChatMessage[];
  readonly next: string | null;
  readonly checkIn: unknown;
  readonly watch: ChatAnswer['watch'];
}

/** A page of messages, newest first. */
export const pageOf = async (person: Person, before?: string): Promise<MessagesPage> => {
  const answer = await person.call(chatEndpoints.messages, {
    params: { userId: person.userId },
    ...(before === undefined ? {} : { query: { before } }),
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as MessagesPage;
};

/** The texts of the latest messages, oldest first. */
export const textsOf = async (person: Person): Promise<readonly string[]> =>
  (await pageOf(person)).messages.map(({ text }) => text).toReversed();

/** Submits a form from a reply, with its values as text, like a client. */
const sent = (
  person: Person,
  form: string,
  values: Readonly<Record<string, string>>,
): Promise<ChatAnswer> =>
  said(person, Object.values(values).join('\n'), { form: { form, values } });

const FEAR = 'germs on door handles';
const STEPS = [
  'touch the handle at home\t30',
  'touch the handle of the shop\t50',
  'touch the handle of the station\t80',
];

/** Builds a ladder with three steps in the chat. */
export const buildLadder = async (person: Person): Promise<void> => {
  await said(person, 'Work on a fear in steps');
  await sent(person, 'exposure-fear', { fear: FEAR });
  await sent(person, 'exposure-rungs', { fear: FEAR, steps: STEPS.join('\n') });
};

/** Adds a step to the current ladder. */
export const addStep = async (person: Person, step: string, distress: number): Promise<void> => {
  await said(person, 'Change the steps');
  const steps = [...STEPS, `${step}\t${distress}`].join('\n');
  await sent(person, 'exposure-rungs', { fear: FEAR, steps });
};

/** Turns the storing of messages on or off. */
export const setStoring = (person: Person, storing: boolean): Promise<Answer> =>
  person.call(chatEndpoints.saveSettings, {
    params: { userId: person.userId },
    body: { storing, talkKey: keyOf(person) },
  });

export interface ChatWorld extends TestApp {
  /** The kinds of failures since the last restart. */
  readonly noted: string[];
  /** Simulates a restart of the process: nothing is in progress, and no failure is remembered. */
  beginAnew(options?: Partial<Pick<ChatGuards, 'limitMs' | 'now'>>): void;
}

/** The real app on a fresh database of the engine, with a language model at the given address. */
export const chatWorld = async (
  engine: Engine,
  baseUrl: string,
  settings: TestSettings = {},
): Promise<ChatWorld> => {
  // Load the toolkit in advance, because loading it later would make the app look busy.
  await import('ai');
  let writer: ChatWriter | null = null;
  const world = await testApp(engine, {
    ...settings,
    chatWriter: {
      canWrite: (userId) => writer?.canWrite(userId) === true,
      limitMs: 20_000,
      async *leadTalk(...given) {
        return writer === null ? { failure: 'not asked' } : yield* writer.leadTalk(...given);
      },
    },
  });
  const throttle = world.database.throttle(CHAT_ANSWERS_OF_A_PERSON);
  const noted: string[] = [];
  const beginAnew: ChatWorld['beginAnew'] = (options = {}) => {
    noted.length = 0;
    const report = (failure: string) => void noted.push(failure);
    writer = chatWriter(
      { baseUrl, model: 'stand-in', apiKey: 'k3y' },
      { throttle, report, mayBeShown, ...options },
    );
  };
  beginAnew();
  return { ...world, noted, beginAnew };
};
