import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { safetyPlanEndpoints } from '#contract/safety-plan.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import { pageOf, write } from './support/chat-world.ts';
import { aMood, aTask } from './support/examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

const THEIRS = 'ben keeps these words';
const MINE = 'ada deletes these words';

let world: TestApp;
let folder = '';
let ada: Person;
beforeEach(async () => {
  world = await testApp('sqlite');
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(world.database.db);
  folder = path.dirname(rows[0]?.file ?? '');
  ada = await world.guest();
  const ben = await world.guest();
  await writeAll(ben, THEIRS);
});
afterEach(() => world.close());

/** Enters a text as a mood's reason, a task and a message. */
const writeAll = async (person: Person, text: string): Promise<void> => {
  const { userId } = person;
  await person.call(moodEndpoints.submit, { body: aMood(userId, { why: text }) });
  await person.call(taskEndpoints.add, { body: aTask(userId, { title: text }) });
  await write(person, text);
};

const isInFiles = (text: string): boolean =>
  readdirSync(folder).some((name) => readFileSync(path.join(folder, name)).includes(text));

/** Waits until the write-ahead log is empty. */
const logIsEmpty = () =>
  expect.poll(() => statSync(path.join(folder, 'evenkeel.db-wal')).size).toBe(0);

const expectGone = async (): Promise<void> => {
  await expect.poll(() => isInFiles(MINE)).toBe(false);
  expect(isInFiles(THEIRS)).toBe(true);
};

it('a deleted account leaves no text in the files of the database', async () => {
  await writeAll(ada, MINE);
  expect(isInFiles(MINE)).toBe(true);
  await ada.call(identityEndpoints.deleteAccount, { body: {} });
  await expectGone();
});

it('a deleted task leaves no text in the files', async () => {
  const { body } = await ada.call(taskEndpoints.add, {
    body: aTask(ada.userId, { title: MINE }),
  });
  const { _id: taskId } = taskEndpoints.add.reply.parse(body);
  await ada.call(taskEndpoints.remove, { params: { taskId } });
  await expectGone();
});

it('a deleted message leaves no text in the files', async () => {
  await write(ada, MINE);
  const [message] = (await pageOf(ada)).messages.filter(({ text }) => text === MINE);
  await ada.call(chatEndpoints.deleteMessage, { params: { messageId: message?.id ?? '' } });
  await expectGone();
});

it('a deleted conversation leaves no text in the files', async () => {
  for (let count = 0; count < 5; count += 1) await write(ada, MINE);
  await ada.call(chatEndpoints.deleteConversation, { params: { userId: ada.userId } });
  await expectGone();
});

it('an emptied safety plan leaves no text in the files', async () => {
  const params = { userId: ada.userId };
  const written = { before: { helps: [] }, after: { helps: [MINE] } };
  await logIsEmpty();
  await ada.call(safetyPlanEndpoints.change, { params, body: written });
  expect(isInFiles(MINE)).toBe(true);
  await ada.call(safetyPlanEndpoints.change, {
    params,
    body: { before: written.after, after: written.before },
  });
  await expectGone();
});

it('a task’s earlier title leaves no text in the files', async () => {
  await logIsEmpty();
  const { body } = await ada.call(taskEndpoints.add, {
    body: aTask(ada.userId, { title: MINE }),
  });
  const { _id: taskId } = taskEndpoints.add.reply.parse(body);
  const updates = { title: 'Another title' };
  await ada.call(taskEndpoints.update, { body: { taskId, updates } });
  await expectGone();
});
