import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/shared/brands.ts';
import type { TaskStep } from '#domain/tasks/task.ts';
import { QUESTIONS_OF_A_PERSON } from '#server/ai/provider/guarded-model.ts';
import { ANSWER_LIMIT_MS } from '#server/ai/provider/language-model.ts';
import { taskWriter } from '#server/ai/tasks/model-writer.ts';
import type { TaskWriter } from '#server/ai/tasks/writer.ts';
import {
  CONTEXT,
  DRAFTS,
  GOOD_STEPS,
  GOOD_WORDS,
  stepsOf,
  TASK,
  words,
} from '#tests/api/support/writer-examples.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { freePort } from '#tests/support/free-port.ts';
import { BAD_REPLIES } from '#tests/support/stand-ins/bad-replies.ts';
import {
  flooding,
  openAiStandIn,
  redirecting,
  type StandIn,
  saying,
  silence,
} from '#tests/support/stand-ins/openai-stand-in.ts';

/**
 * A short time limit, for replies that never arrive. Not used for the first question, which waits for the toolkit to
 * load.
 */
const SHORT_MS = 300;

let standIn: StandIn;
let database: OpenFresh;
let person: UserId;
let noted: string[] = [];
let writer: TaskWriter;
let hurried: TaskWriter;

const writerFor = (baseUrl: string, limitMs?: number, apiKey: string | null = null): TaskWriter => {
  const settings = { baseUrl, model: 'stand-in', apiKey };
  const report = (failure: string) => void noted.push(failure);
  const throttle = database.throttle(QUESTIONS_OF_A_PERSON);
  const options = { throttle, report, ...(limitMs === undefined ? {} : { limitMs }) };
  const made = taskWriter(settings, options);
  if (made === null) throw new Error('There is no writer.');
  return made;
};

beforeAll(async () => {
  standIn = await openAiStandIn();
  database = await openFresh('sqlite');
  await writerFor(standIn.baseUrl).word(DRAFTS, CONTEXT, await database.person());
});
afterAll(async () => {
  await standIn.close();
  await database.end();
});
beforeEach(async () => {
  // Each test has its own person and process, so that no request limit interferes.
  person = await database.person();
  writer = writerFor(standIn.baseUrl);
  hurried = writerFor(standIn.baseUrl, SHORT_MS);
  noted = [];
  standIn.asked.length = 0;
});

describe('a language model', () => {
  it('does not exist without settings', () => {
    const throttle = database.throttle(QUESTIONS_OF_A_PERSON);
    expect(taskWriter(null, { throttle, report: () => undefined })).toBeNull();
  });

  it('has eight seconds to answer', () => {
    expect(ANSWER_LIMIT_MS).toBe(8000);
  });

  it('words tasks by id, in any order', async () => {
    standIn.reply = saying(JSON.stringify({ tasks: GOOD_WORDS.toReversed() }));
    expect(await writer.word(DRAFTS, CONTEXT, person)).toEqual(
      new Map([
        ['id-of-cups', { title: GOOD_WORDS[0]?.title, why: GOOD_WORDS[0]?.why }],
        ['id-of-song', { title: GOOD_WORDS[1]?.title, why: GOOD_WORDS[1]?.why }],
      ]),
    );
    expect(noted).toEqual([]);
  });

  it('splits a task into open steps', async () => {
    standIn.reply = stepsOf(GOOD_STEPS);
    const expected: TaskStep[] = GOOD_STEPS.map((step) => ({ ...step, done: false }));
    expect(await writer.steps(TASK, person)).toEqual(expected);
  });

  it('may fence its answer, think aloud first, and write ids as text', async () => {
    const tasks = GOOD_WORDS.map((task) => ({ ...task, id: String(task.id) }));
    const fenced = `<think>{"maybe"}</think>\n\`\`\`json\n${JSON.stringify({ tasks })}\n\`\`\``;
    standIn.reply = saying(fenced);
    expect(await writer.word(DRAFTS, CONTEXT, person)).toHaveProperty('size', 2);
  });

  it('learns the tasks and how the person feels, but no id', async () => {
    standIn.reply = words();
    await writer.word(DRAFTS, CONTEXT, person);
    const [asked] = standIn.asked;
    expect(asked?.path).toBe('/v1/chat/completions');
    expect(asked?.headers).not.toHaveProperty('authorization');
    expect(asked?.prompt).toEqual({
      person: { mood: 'low', writtenFor: 'ADHD' },
      tasks: DRAFTS.map(({ id: _, band, ...shown }, index) => ({
        ...shown,
        id: index + 1,
        partOfDay: band,
      })),
    });
    expect(asked?.body).not.toContain('id-of');
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ model: 'stand-in', max_tokens: 2000 });
  });

  it('learns no email address from a title', async () => {
    standIn.reply = stepsOf(GOOD_STEPS);
    await writer.steps({ ...TASK, title: 'Write to ana.b@example.org on rent' }, person);
    expect(standIn.asked[0]?.prompt).toHaveProperty('title', 'Write to somebody on rent');
  });

  it('is asked for the first hour of a longer task', async () => {
    standIn.reply = stepsOf(GOOD_STEPS);
    expect(await writer.steps({ ...TASK, estimatedTime: 600 }, person)).toBeNull();
    expect(standIn.asked[0]?.prompt).toHaveProperty('minutes', 60);
  });

  it('receives the key if there is one', async () => {
    standIn.reply = words();
    await writerFor(standIn.baseUrl, undefined, 'k3y').word(DRAFTS, CONTEXT, person);
    expect(standIn.asked[0]?.headers).toHaveProperty('authorization', 'Bearer k3y');
  });

  it('is not asked about nothing', async () => {
    expect(await writer.word([], CONTEXT, person)).toBeNull();
    expect(standIn.asked).toEqual([]);
  });
});

describe('a server that', () => {
  it.each(BAD_REPLIES)('%s gives no wording and no steps', async (_name, reply, failure) => {
    const asking = failure === 'late' ? hurried : writer;
    standIn.reply = reply;
    expect(await asking.word(DRAFTS, CONTEXT, person)).toBeNull();
    expect(await asking.steps(TASK, person)).toBeNull();
    expect(noted).toEqual([failure, failure]);
    // One request for each call, because nothing is retried.
    expect(standIn.asked).toHaveLength(2);
  });

  it.each([
    ['is silent', silence, () => hurried, 'late'],
    ['never ends', flooding, () => writer, 'broken'],
  ])('%s is disconnected', async (_name, reply, asking, failure) => {
    standIn.reply = reply;
    let isHungUp = false;
    void standIn.hungUp().then(() => {
      isHungUp = true;
    });
    expect(await asking().word(DRAFTS, CONTEXT, person)).toBeNull();
    await expect.poll(() => isHungUp, { message: 'the connection is closed' }).toBe(true);
    // An endless reply is cut off by its size before the time limit.
    expect(noted).toEqual([failure]);
  });

  it('is unreachable gives nothing', async () => {
    const nowhere = writerFor(`http://127.0.0.1:${await freePort()}/v1`);
    expect(await nowhere.word(DRAFTS, CONTEXT, person)).toBeNull();
    expect(await nowhere.steps(TASK, person)).toBeNull();
    expect(noted).toEqual(['unreachable', 'unreachable']);
  });

  it('redirects is not followed', async () => {
    const elsewhere = await openAiStandIn();
    elsewhere.reply = words();
    standIn.reply = redirecting(`${elsewhere.baseUrl}/chat/completions`);
    expect(await writer.word(DRAFTS, CONTEXT, person)).toBeNull();
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });
});
