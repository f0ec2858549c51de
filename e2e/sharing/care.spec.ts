import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, type Page, signIn, test } from '../fixtures.ts';
import { connect } from '../support/clients.ts';
import { reload } from '../support/clock.ts';
import { GOALS_PAGE } from '../support/goals.ts';
import { dayFromNow } from '../support/routine.ts';
import { codeFor, SHARING_PAGE } from '../support/sharing.ts';
import { signUpTherapist } from '../support/therapists.ts';
import { visit } from '../warm.ts';

/** The help that is offered after danger was detected in an entry. */
const heardOn = (page: Page) => page.getByRole('region', { name: 'People to talk to' });

test('a therapist proposes, a person answers, and both fill the agenda', async ({
  page,
  newDevice,
}) => {
  await signUpTherapist(page);
  const phone = await newDevice();
  await phone.setViewportSize({ width: 390, height: 900 });
  await signIn(phone, { name: 'Ada Moss' });
  const connectionId = await connect({
    person: phone,
    viewer: page,
    kind: 'therapist',
    shownName: 'Ada Moss',
    streams: { goals: 'detail' },
  });

  await page.goto(`/features/clients/${connectionId}`);
  await page.getByRole('button', { name: 'Propose a goal' }).click();
  const form = page.getByRole('dialog', { name: 'Goal for Ada Moss' });
  await form.getByLabel('Your message to Ada Moss').fill('We spoke of this.');
  await form.getByLabel('What’s your goal?').fill('Check the stove less often');
  await form.getByLabel('How are things now?').fill('10 times a day');
  await form.getByLabel('What’s your target?').fill('3 times a day');
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByText('You proposed a goal.')).toBeFocused();
  await page.getByRole('button', { name: 'Propose a routine' }).click();
  const routine = page.getByRole('dialog', { name: 'Routine for Ada Moss' });
  await routine.getByRole('button', { name: 'A routine of my own' }).click();
  await routine.getByLabel('Name', { exact: true }).fill('Slow morning');
  await routine.getByLabel('Step 1').first().fill('Drink some water');
  await routine.getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByText('You proposed a routine.')).toBeFocused();
  await page.getByRole('button', { name: 'Propose homework' }).click();
  const homework = page.getByRole('dialog', { name: 'Homework for Ada Moss' });
  await homework.getByLabel('What is the homework?').selectOption('ladder');
  await homework.getByLabel('Describe the step').fill('Leave after one look');
  await homework.getByRole('button', { name: 'Send proposal' }).click();
  const days = homework.getByRole('group', { name: 'On which days?' });
  await expect(days.getByRole('checkbox').first()).toBeFocused();
  await expect(days.locator('[aria-invalid]')).toHaveCount(7);
  await expect(days).toHaveAccessibleDescription('Choose at least one weekday.');
  await homework.getByLabel('Monday').check();
  await expectAccessible(page);
  await homework.getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByText('You proposed homework.')).toBeFocused();
  // The homework is for every day, so that it is due today.
  const proposed = await page.request.post(`/api/clients/${connectionId}/proposals`, {
    data: {
      id: randomUUID(),
      words: '',
      content: {
        kind: 'homework',
        homework: {
          task: { kind: 'skill', skill: 'breathing' },
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          from: await dayFromNow(page, 0),
          until: await dayFromNow(page, 7),
        },
      },
    },
  });
  expect(proposed.status(), await proposed.text()).toBe(201);

  await phone.goto('/homepage');
  await phone.getByRole('link', { name: 'Dr Lee has a proposal for you' }).click();
  await expect(phone.getByText('We spoke of this.')).toBeVisible();
  await expectAccessible(phone);
  await phone
    .getByRole('group', { name: 'Answer “Check the stove less often”' })
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect(phone.getByText('You accepted “Check the stove less often”.')).toBeFocused();
  await phone
    .getByRole('group', { name: 'Answer “Slow morning”' })
    .getByRole('button', { name: 'Change it first' })
    .click();
  const change = phone.getByRole('dialog', { name: 'Change “Slow morning”' });
  await change.getByLabel('Name', { exact: true }).fill('Very slow morning');
  await change.getByRole('button', { name: 'Accept with these changes' }).click();
  await expect(phone.getByText('You accepted “Slow morning”.')).toBeFocused();
  await phone
    .getByRole('group', { name: 'Answer “Leave after one look”' })
    .getByRole('button', { name: 'Decline' })
    .click();
  const decline = phone.getByRole('dialog', { name: 'Decline “Leave after one look”' });
  await decline.getByLabel('Reason').fill('Too much right now.');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(phone.getByText('You declined “Leave after one look”.')).toBeFocused();
  await phone
    .getByRole('group', { name: 'Answer “Slow breathing”' })
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect(phone.getByText('You accepted “Slow breathing”.')).toBeFocused();
  await phone.getByLabel('Something to talk about').fill('Sleep');
  await phone.getByRole('button', { name: 'Add to the agenda' }).click();
  await expect(phone.getByRole('checkbox', { name: 'Sleep (from you)' })).toBeVisible();
  await phone.getByLabel('Something to talk about').fill('I cut myself again');
  await phone.getByRole('button', { name: 'Add to the agenda' }).click();
  await expect(heardOn(phone)).toContainText('you may be hurting yourself');

  await visit(phone, GOALS_PAGE);
  await expect(phone.getByText('From Dr Lee')).toBeVisible();
  await visit(phone, '/homepage');
  const today = phone.getByRole('region', { name: 'With your therapist' });
  await expect(today.getByText('From Dr Lee: Slow breathing')).toBeVisible();
  await today.getByRole('button', { name: 'Done' }).click();
  await expect(today.getByText('Saved.')).toBeVisible();
  await today.getByRole('button', { name: 'Undo' }).click();
  await today.getByRole('button', { name: 'Not today' }).click();
  await expect(today.getByText('What got in the way?')).toBeVisible();
  await expectAccessible(phone);
  await expect(heardOn(phone)).toHaveCount(0);
  await today.getByLabel('Or in your own words').fill('I do not want to live any more');
  await today.getByRole('button', { name: 'Save' }).click();
  await expect(today.getByText('Saved.')).toBeVisible();
  await expect(heardOn(phone)).toBeVisible();

  await reload(page);
  const list = page.getByRole('list', { name: 'What you proposed' });
  await expect(list.getByText('Declined: Too much right now.')).toBeVisible();
  await expect(list.getByText('Accepted with changes')).toBeVisible();
  await expect(list.getByRole('cell', { name: 'I do not want to live any more' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Sleep (from Ada Moss)' }).check();
  await expect(page.getByRole('checkbox', { name: 'Sleep (from Ada Moss)' })).toBeChecked();
  await page.getByRole('button', { name: 'Rate “Check the stove less often”' }).click();
  const rating = page.getByRole('dialog', {
    name: 'How far along is “Check the stove less often”?',
  });
  await rating.getByRole('radio', { name: /Partly there/ }).check();
  await rating.getByRole('button', { name: 'Save the rating' }).click();
  await expect(rating).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Private note' }).fill('Ask about sleep.');
  await page.getByRole('button', { name: 'Save the private note' }).click();
  await expect(page.getByRole('button', { name: /^Edit the note from/ })).toBeVisible();
  await expect(page.getByText(/your notes about them are deleted at once/)).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these notes' }).click();
  expect(await readFile(await (await downloaded).path(), 'utf8')).toContain('Ask about sleep.');
  await page.getByRole('textbox', { name: 'A note to Ada Moss' }).fill('You did well.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('button', { name: 'Remove for both of you' })).toBeVisible();
  await expectAccessible(page);
  await phone.goto('/features/sharing');
  await expect(phone.getByText('You did well.')).toBeVisible();
  await expect(phone.getByText('Ask about sleep.')).toHaveCount(0);
  await expect(phone.getByRole('checkbox', { name: 'Sleep (from you)' })).toBeChecked();
});

test('the shared plan with a therapist appears on connecting, and closes when that ends', async ({
  page,
  newDevice,
}) => {
  const desk = await newDevice();
  await signUpTherapist(desk);
  const code = await codeFor(desk, 'therapist');
  await signIn(page, { name: 'Robin Reed' });
  await page.goto(SHARING_PAGE);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'See whose code it is' }).click();
  await page.getByLabel('Which name should the other person see?').fill('Robin');
  await page.getByRole('button', { name: 'Usual choice' }).click();
  await page.getByRole('radio', { name: 'Everything' }).check();
  await page.getByRole('button', { name: /^Connect with/ }).click();
  await expect(page.getByText(/^You’re now connected with/)).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Plans with / })).toBeVisible();
  await expect(page.getByLabel('Something to talk about')).toBeVisible();

  await page.getByRole('button', { name: /^End connection with/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End connection' }).click();
  await expect(page.getByText(/^You ended this connection on/)).toBeVisible();
  await expect(page.getByLabel('Something to talk about')).toHaveCount(0);
});
