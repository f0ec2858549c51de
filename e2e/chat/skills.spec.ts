import { expect, type Page } from '../fixtures.ts';
import { answers, choose, fillIn, form, leave, log, say, visitChat } from '../support/chat.ts';
import { reload, setTime, sleep } from '../support/clock.ts';
import { signedInTest as test, visit } from '../warm.ts';

const last = (page: Page) => answers(page).last();

/** Presses these buttons one after the other. */
const chooseAll = async (page: Page, labels: readonly string[]): Promise<void> => {
  for (const label of labels) await choose(page, label);
};

/** Sends these messages one after the other. */
const sayAll = async (page: Page, words: readonly string[]): Promise<void> => {
  for (const one of words) await say(page, one);
};

/** Expects the skill to be over, so that there is no button to stop it. */
const expectOver = (page: Page) => expect(leave(page)).toHaveCount(0);

/** Leaves the chat and returns, as on a later visit. */
const comeBack = async (page: Page): Promise<void> => {
  await visit(page, '/homepage');
  await visitChat(page);
};

test('a sensory break: the timer survives a reload, and a button ends the break', async ({
  page,
}) => {
  await visitChat(page);
  await sayAll(page, ['Sensory break', 'the noise']);
  await choose(page, 'Done');
  const timer = log(page).getByRole('timer');
  await expect(timer).toBeVisible();
  await reload(page);
  await expect(timer).toBeVisible();
  await sleep(page, 20 * 60_000);
  await expect(log(page).getByText('Time is up').first()).toBeVisible();
  await chooseAll(page, ['The break is over', 'The same']);
  await expectOver(page);
  await say(page, 'sensory break');
  await sayAll(page, ['light', 'I cannot do that here', 'stop']);
  await choose(page, 'Back to the sensory break');
  await expect(leave(page)).toBeVisible();
});

test('a timer is right on a device whose clock is ten minutes fast', async ({ page }) => {
  await setTime(page, Date.now() + 10 * 60_000);
  await visitChat(page);
  await say(page, 'Get started on a task');
  await fillIn(page, 'The task', {
    'What do you want to start?': 'wash the dishes',
    'How many minutes': '15',
  });
  await choose(page, 'Start 2 minutes');
  const timer = log(page).getByRole('timer');
  await expect(timer).toHaveText(/^(0?2:00|0?1:5\d)$/);
  await reload(page);
  await expect(timer).toHaveText(/^0?1:[3-5]\d$/);
});

test('exposure: a ladder, a timer, and the same ladder on a later visit', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await page.getByRole('button', { name: 'Work on a fear in steps' }).click();
  await expect(answers(page)).toHaveCount(1);
  const fear = 'I left the door or the stove on';
  await choose(page, fear);
  // Three ideas are prefilled. One of them is changed to a text with a comma, which must be kept.
  const ladder = form(page, 'The ladder');
  await ladder.getByRole('button', { name: 'Add a row' }).click();
  await expect(ladder.getByLabel('Row 4, Step')).toBeFocused();
  await fillIn(page, 'The ladder', {
    'Row 1, Step': 'Lock the shed once, and walk away',
    'Row 1, Distress': '20',
    'Row 4, Step': 'Leave the light on',
    'Row 4, Distress': '40',
  });
  await expect(last(page).getByRole('meter')).toHaveCount(4);
  await choose(page, 'Lock the shed once, and walk away');
  await fillIn(page, 'Before the step', {
    'What the fear says': 'the house will be on fire',
    'How sure are you': '70',
    'Which urge': 'Check again',
    'How many minutes': '5',
  });
  await expect(last(page)).toContainText('leave this urge alone for 5 minutes: Check again');
  // Stop halfway. The answers so far must be kept.
  await choose(page, 'Stop here');
  await comeBack(page);
  await choose(page, 'Back to the ladder');
  await expect(last(page)).toContainText('leave this urge alone for 5 minutes: Check again');
  await choose(page, 'Start the timer');
  await expect(log(page).getByRole('timer')).toBeVisible();
  await comeBack(page);
  await expect(log(page).getByRole('timer')).toBeVisible();
  await sleep(page, 301_000);
  await expect(log(page).getByText('Time is up').first()).toBeVisible();
  await choose(page, 'I waited until the end');
  await expect(last(page)).toContainText('the house will be on fire');
  await form(page, 'After the step').getByLabel('No', { exact: true }).check();
  await fillIn(page, 'After the step', {
    'Your highest distress': '85',
    'What did you find out?': 'I can do this without being sure',
  });
  await choose(page, 'That is all for today');
  await expectOver(page);
  await comeBack(page);
  await say(page, 'work on a fear in steps');
  await choose(page, fear);
  await expect(last(page).getByText('tried 1 time')).toBeVisible();
  const kept = await page.request.get(`/api/chat/ladders/${person.userId}`);
  expect(await kept.json()).toMatchObject([{ fear, tries: [{ distress: 85, resisted: 'all' }] }]);
});

test('a social scene: left midway, resumed, and played to its end', async ({ page }) => {
  await visitChat(page);
  await page.getByRole('button', { name: 'Practice a social scene' }).click();
  await expect(answers(page)).toHaveCount(1);
  await chooseAll(page, ['Work', 'You need more time for a task']);
  await say(page, 'I can have it done by four. Does that work?');
  const scene = last(page).getByRole('region', { name: /^Scene: / });
  await expect(scene.getByRole('listitem')).toHaveText(['asked for time']);
  await choose(page, 'Stop here');
  await comeBack(page);
  await choose(page, 'Back to the scene');
  await expect(scene.getByRole('listitem')).toHaveText(['asked for time']);
  await chooseAll(page, ['What do you need for that call?', 'Numbers by two, text by four.']);
  await expect(scene.getByRole('listitem')).toHaveCount(3);
  await choose(page, 'That is all for today');
  await expectOver(page);
  await expect(last(page)).toContainText('That was the scene.');
});

test('a message about danger interrupts a skill, which can be resumed later', async ({ page }) => {
  await visitChat(page);
  await sayAll(page, ['Grounding', 'lamp, chair, cup, door, hand']);
  await expect(last(page)).toContainText('4 things you can feel');
  await expect(last(page).getByRole('progressbar', { name: 'Step 2 of 5' })).toBeVisible();
  await say(page, 'I want to kill myself');
  await expect(last(page).getByRole('region', { name: 'Crisis help' })).toBeVisible();
  await sayAll(page, [
    'No, I am safe now and my sister is with me',
    'Back to the grounding exercise',
  ]);
  await expect(last(page)).toContainText('4 things you can feel');
  await sayAll(page, ['the chair, my socks, the table, my sleeve', 'a bird, a car, the fridge']);
  await expect(last(page)).toContainText('2 things you can smell');
});
