import { expect, type Page, signedInTest as test } from '../fixtures.ts';
import {
  answers,
  CHAT_PAGE,
  choose,
  field,
  leave,
  log,
  openChat,
  replies,
  say,
} from '../support/chat.ts';

const last = (page: Page) => answers(page).last();

/** Presses these buttons one after the other. */
const chooseAll = async (page: Page, labels: readonly string[]): Promise<void> => {
  for (const label of labels) await choose(page, label);
};

/** Sends these words one after the other. */
const sayAll = async (page: Page, words: readonly string[]): Promise<void> => {
  for (const one of words) await say(page, one);
};

/** The skill is over: nothing is left that could be stopped. */
const expectOver = (page: Page) => expect(leave(page)).toHaveCount(0);

/** Comes back as on a later visit. */
const comeBack = async (page: Page): Promise<void> => {
  await page.goto('/homepage');
  await page.goto(CHAT_PAGE);
  await expect(field(page)).toBeVisible();
};

test('muscle relaxation: by buttons, left midway, picked up by typing, to its end', async ({
  page,
}) => {
  await openChat(page);
  await say(page, 'Muscle relaxation');
  await chooseAll(page, ['All of the body', 'Next', 'Leave this part out']);
  await expect(last(page).getByRole('progressbar', { name: /^Step 3 of/ })).toBeVisible();
  await choose(page, 'Stop here');
  await comeBack(page);
  await say(page, 'go on with the muscle relaxation');
  await expect(last(page).getByRole('progressbar', { name: /^Step 3 of/ })).toBeVisible();
  await expect(last(page)).toContainText('Then let them drop.');
  await sayAll(page, ['next', 'next', 'ok next', 'next', 'next', 'next', 'a little better']);
  await expectOver(page);
});

test('a sensory break: the timer goes on over a reload, and the break ends by its button', async ({
  page,
}) => {
  await page.clock.install();
  await openChat(page);
  await sayAll(page, ['I need a sensory break', 'the noise']);
  await choose(page, 'Done');
  const timer = log(page).getByRole('timer');
  await expect(timer).toBeVisible();
  await page.reload();
  await expect(timer).toBeVisible();
  await page.clock.fastForward('20:00');
  await expect(log(page).getByText('Time is up').first()).toBeVisible();
  await chooseAll(page, ['The break is over', 'The same']);
  await expectOver(page);
  await say(page, 'sensory break');
  await sayAll(page, ['light', 'I cannot do that here', 'stop']);
  await say(page, 'go on with the break');
  await expect(leave(page)).toBeVisible();
});

test('a timer is right on a device whose clock is ten minutes ahead', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 10 * 60_000 });
  await openChat(page);
  await sayAll(page, ['Get started on a task', 'wash the dishes', '15 minutes']);
  await choose(page, 'Start 2 minutes');
  const timer = log(page).getByRole('timer');
  await expect(timer).toHaveText(/^(0?2:00|0?1:5\d)$/);
  await page.reload();
  await expect(timer).toHaveText(/^0?1:[3-5]\d$/);
});

const WHOLE_LADDER: ReadonlySet<string> = new Set(['Use all of these', 'That is enough steps']);

test('exposure: a ladder, a timer, and the same ladder on a later visit', async ({
  page,
  person,
}) => {
  await page.clock.install();
  await openChat(page);
  await page.getByRole('button', { name: 'I want to face a fear in small steps' }).click();
  await expect(answers(page)).toHaveCount(1);
  const fear = 'I left the door or the stove on';
  await choose(page, fear);
  for (const distress of ['20', '60', '80']) {
    const steps = await replies(page).getByRole('button').allTextContents();
    await choose(page, steps.find((one) => !WHOLE_LADDER.has(one)) ?? '');
    await choose(page, distress);
  }
  await expect(last(page).getByRole('meter')).toHaveCount(3);
  await choose(page, 'That is enough steps');
  await choose(page, (await replies(page).getByRole('button').first().textContent()) ?? '');
  await sayAll(page, ['the house will be on fire', 'about 70']);
  await choose(page, 'Check again');
  // Left midway, with what was said so far.
  await choose(page, 'Stop here');
  await comeBack(page);
  await say(page, 'go on with the ladder');
  await expect(last(page)).toContainText('The urge to leave alone: Check again');
  await chooseAll(page, ['5 minutes', 'Start the timer']);
  await expect(log(page).getByRole('timer')).toBeVisible();
  await comeBack(page);
  await page.clock.fastForward('05:01');
  await expect(log(page).getByText('Time is up').first()).toBeVisible();
  await choose(page, 'I waited to the end');
  await expect(last(page)).toContainText('the house will be on fire');
  await sayAll(page, ['no', '85', 'I can do this while I am not sure']);
  await choose(page, 'That is all for today');
  await expectOver(page);
  await comeBack(page);
  await say(page, 'work on a fear in steps');
  await choose(page, fear);
  await expect(last(page).getByText('tried 1 time')).toBeVisible();
  const kept = await page.request.get(`/api/chat/ladders/${person.userId}`);
  expect(await kept.json()).toMatchObject([{ fear, tries: [{ distress: 85, resisted: 'all' }] }]);
});

test('a social scene: left midway, picked up, and played to its end', async ({ page }) => {
  await openChat(page);
  await page.getByRole('button', { name: 'I want to practice a conversation' }).click();
  await expect(answers(page)).toHaveCount(1);
  await chooseAll(page, ['Work', 'You need more time for a task']);
  await say(page, 'I can have it done by four. Does that work?');
  const scene = last(page).getByRole('region', { name: /^Scene: / });
  await expect(scene.getByRole('listitem')).toHaveText(['asked for time']);
  await choose(page, 'Stop here');
  await comeBack(page);
  await choose(page, 'Go on with the scene');
  await expect(scene.getByRole('listitem')).toHaveText(['asked for time']);
  await chooseAll(page, ['What do you need for the call?', 'Numbers by two, text by four.']);
  await expect(scene.getByRole('listitem')).toHaveCount(3);
  await choose(page, 'That is all for today');
  await expectOver(page);
  await expect(last(page)).toContainText('That was the scene.');
});

test("a scene of one's own: told, left midway, picked up, and its sentences taken along", async ({
  page,
}) => {
  await openChat(page);
  await sayAll(page, ['Practise a social scene', 'My landlord does not fix the heating']);
  await expect(last(page)).toContainText('we make one of your own');
  await sayAll(page, ['my landlord', 'get it fixed', 'Sorry to bother you, can you fix it?']);
  await expect(last(page)).toContainText('Nobody has to be sorry for asking.');
  await choose(page, 'Say it in another way');
  await say(page, 'The heating is broken. Can you fix it this week?');
  await choose(page, 'Stop here');
  await comeBack(page);
  await choose(page, 'Go on with the scene');
  await choose(page, 'An unclear answer');
  await expect(last(page)).toContainText('They say: "Hm. Maybe. We will see."');
  await say(page, 'What do you mean?');
  const scene = last(page).getByRole('region', { name: 'Scene: My own situation' });
  await expect(scene.getByRole('listitem')).toHaveCount(4);
  await choose(page, 'That is all for today');
  await expect(last(page)).toContainText('"The heating is broken. Can you fix it this week?"');
  await expect(last(page)).toContainText('"What do you mean?"');
  await expectOver(page);
});

test('a thought record: typed and pressed, left midway, and to its end', async ({ page }) => {
  await openChat(page);
  await sayAll(page, ['look at a thought', 'My friend did not write back', 'sad', 'around 70']);
  await choose(page, 'They do not like me');
  await expect(last(page)).toContainText('What speaks for it?');
  await say(page, 'stop');
  await comeBack(page);
  await say(page, 'go on with the thought');
  await expect(last(page)).toContainText('What speaks for it?');
  await chooseAll(page, ['It has happened before', 'There can be other reasons']);
  await sayAll(page, ['She may be busy this week', '40']);
  await expectOver(page);
  await expect(last(page)).toContainText('She may be busy this week');
});

test('getting started: two minutes by the timer, left midway, and to its end', async ({ page }) => {
  await page.clock.install();
  await openChat(page);
  await sayAll(page, ['Get started on a task', 'wash the dishes', '15 minutes']);
  await expect(last(page)).toContainText('Stand in front of the sink');
  await choose(page, 'Stop here');
  await comeBack(page);
  await choose(page, 'Go on with getting started');
  await choose(page, 'Start 2 minutes');
  await page.clock.fastForward('02:01');
  await expect(log(page).getByText('Time is up').first()).toBeVisible();
  await sayAll(page, ['the 2 minutes are over', 'I go on']);
  await expectOver(page);
});

test('a message of danger interrupts a skill, which is picked up later', async ({ page }) => {
  await openChat(page);
  await sayAll(page, ['grounding please', 'lamp, chair, cup, door, hand']);
  await expect(last(page)).toContainText('4 things that you can feel');
  await say(page, 'I want to kill myself');
  await expect(last(page).getByRole('region', { name: 'Crisis help' })).toBeVisible();
  await sayAll(page, ['No, I am safe now and my sister is with me', 'go on with the grounding']);
  await expect(last(page)).toContainText('4 things that you can feel');
  await sayAll(page, ['the chair, my socks, the table, my sleeve', 'a bird, a car, the fridge']);
  await expect(last(page)).toContainText('2 things that you can smell');
});
