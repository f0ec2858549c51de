import { texts as appTexts } from '#texts/app.js';
import { texts as chatTexts } from '#texts/chat.js';
import { texts as commonTexts } from '#texts/common.js';
import { texts as crisisTexts } from '#texts/crisis.js';
import { texts as identityTexts } from '#texts/identity.js';
import { texts as landingTexts } from '#texts/landing.js';
import { texts as mailTexts } from '#texts/mail.js';
import { texts as moodTexts } from '#texts/mood.js';
import { texts as formTexts } from '#texts/routine-form.js';
import { texts as routinesTexts } from '#texts/routines.js';
import { texts as sharingTexts } from '#texts/sharing.js';
import { texts as welcomeTexts } from '#texts/welcome.js';
import { expect, expectAccessible, newDetails, type Page, signIn, test } from '../fixtures.ts';
import { giveMoods } from '../support/clients.ts';
import { settled } from '../support/clock.ts';
import { textsIn } from '../support/in-language.ts';
import { overflow } from '../support/look.ts';
import { MOOD_PAGE } from '../support/moods.ts';
import { setClock } from '../support/player.ts';
import { dayFromNow } from '../support/routine.ts';
import { codeFor, SHARING_PAGE } from '../support/sharing.ts';
import { signUpTherapist } from '../support/therapists.ts';
import { linkIn, test as mailTest } from '../support/with-mail.ts';

// Journeys of somebody in Vienna, whose browser asks for German. The names come from the German catalogs.
test.use({ locale: 'de-AT', timezoneId: 'Europe/Vienna', viewport: { width: 390, height: 844 } });
mailTest.use({ locale: 'de-AT', viewport: { width: 390, height: 844 } });

const app = textsIn('de', appTexts);
const chat = textsIn('de', chatTexts);
const common = textsIn('de', commonTexts);
const crisis = textsIn('de', crisisTexts);
const identity = textsIn('de', identityTexts);
const landing = textsIn('de', landingTexts);
const mail = textsIn('de', mailTexts);
const mood = textsIn('de', moodTexts);
const form = textsIn('de', formTexts);
const routines = textsIn('de', routinesTexts);
const sharing = textsIn('de', sharingTexts);
const welcome = textsIn('de', welcomeTexts);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Checks that the page is German, fits the phone, and has no barriers. */
const expectGerman = async (page: Page): Promise<void> => {
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
};

const longDay = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'UTC' });
const dayWithMonth = new Intl.DateTimeFormat('de-AT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

test('the first minutes: from the landing page to the first task', async ({ page }) => {
  await page.goto('/');
  await setClock(page, 13, 24);
  await expectGerman(page);
  await press(page, landing.tryWithoutAccount);
  const card = page.getByRole('region', { name: welcome.newHere });
  await card.getByRole('radio', { name: welcome.hard.starting }).check();
  await press(page, welcome.next);
  await card.getByLabel(welcome.getUpAt).fill('06:40');
  await press(page, welcome.next);
  await card.getByRole('radio', { name: welcome.amounts.all }).check();
  await press(page, welcome.setUpDay);
  const ready = page.getByRole('region', { name: welcome.firstDayReady });
  await expect(ready).toContainText(welcome.firstTasks.starting);
  await expect(ready).toContainText('06:40');
  await expectGerman(page);
  await press(page, common.notNow);
  const today = new Date(`${await dayFromNow(page, 0)}T12:00Z`);
  await expect(page.getByText(dayWithMonth.format(today))).toBeVisible();
});

mailTest('an account, whose mail is German too', async ({ page, mails, allowErrors }) => {
  allowErrors(/40[014]/);
  const details = newDetails();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: app.signUp }).click();
  const dialog = page.getByRole('dialog', { name: app.dialogTitles.signup });
  await dialog.getByLabel('Name').fill(details.name);
  await dialog.getByLabel(identity.email).fill(details.email);
  await dialog.getByLabel(identity.password, { exact: true }).fill(details.password);
  await dialog.getByRole('button', { name: identity.signUp, exact: true }).click();
  await expect(dialog.getByText(identity.checkMail)).toBeVisible();
  const link = await linkIn(mails, details.email, mail.signUp.subject);
  await page.goto(link);
  await page.getByLabel(identity.password, { exact: true }).fill(details.password);
  await press(page, identity.makeTheAccount);
  await expect(page).toHaveURL('/homepage');
});

test('a routine of one’s own, on two days of the week', async ({ page }) => {
  await signIn(page);
  await page.goto('/features/routine-builder');
  await press(page, routines.addARoutine);
  const dialog = page.getByRole('dialog');
  await press(page, form.ownRoutine);
  await page.keyboard.type('Klavier');
  await dialog.getByLabel(form.time, { exact: true }).fill('17:30');
  for (const day of ['Montag', 'Mittwoch', 'Freitag', 'Samstag', 'Sonntag'])
    await dialog.getByRole('checkbox', { name: day }).uncheck();
  await dialog.getByRole('textbox').last().fill('Eine Tonleiter spielen');
  await expectAccessible(dialog);
  await press(page, form.addTheRoutine);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Dienstag und Donnerstag').first()).toBeAttached();
  await expectGerman(page);
});

/** Logs a mood of this level, from 0 to 4, with its reason. */
const logMood = async (page: Page, level: string, reason: string): Promise<void> => {
  await signIn(page);
  await page.goto(MOOD_PAGE);
  await page.getByRole('slider', { name: mood.mood }).fill(level);
  await page.getByLabel(mood.why).fill(reason);
  await press(page, mood.submit);
};

test('a mood, with its day in the calendar', async ({ page }) => {
  await logMood(page, '4', 'Ein Spaziergang');
  await expect(page.getByText(mood.thanksForSharingYourMood)).toBeVisible();
  await expectGerman(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const day = longDay.format(new Date(`${await dayFromNow(page, 0)}T12:00Z`));
  await expect(page.getByRole('button', { name: new RegExp(`^${day}, `) })).toBeVisible();
});

test('danger in the reason of a mood is answered with German words', async ({ page }) => {
  await logMood(page, '0', 'Ich will nicht mehr leben');
  const help = page.getByRole('region', { name: crisis.peopleToTalkTo });
  await expect(help.getByRole('status')).toContainText('Was du geschrieben hast, kann bedeuten');
  await expectGerman(page);
});

test('sharing with a therapist, who reads German too', async ({ page, newDevice }) => {
  await signUpTherapist(page, { name: 'Dr. Lee' });
  const code = await codeFor(page, 'therapist');
  const phone = await newDevice();
  const { userId } = await signIn(phone, { name: 'Ada Moss' });
  await giveMoods(phone, userId, [[1, 75]]);
  await phone.goto(SHARING_PAGE);
  await phone.getByLabel(sharing.code, { exact: true }).fill(code);
  await press(phone, sharing.seeWhoItIs);
  await phone.getByLabel(sharing.shownName).fill('Ada');
  await press(phone, sharing.usualChoice);
  await expectGerman(phone);
  await press(phone, sharing.connectWith({ name: 'Dr. Lee' }));
  await expect(phone.getByText(sharing.youAreConnected({ name: 'Dr. Lee' }))).toBeFocused();
  await expectGerman(phone);
  await page.goto('/features/clients');
  await page.getByRole('link', { name: 'Ada' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await expectGerman(page);
});

test('danger in the chat, with the numbers of the country', async ({ page }) => {
  await signIn(page);
  await page.goto('/features/chat');
  const field = page.getByRole('textbox', { name: chat.yourMessage });
  await field.fill('Ich will mich heute Nacht umbringen');
  await field.press('Enter');
  const help = page.getByRole('article').last().getByRole('region', { name: crisis.crisisHelp });
  await expect(help.getByRole('link', { name: /112|144/ }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(help.getByText(crisis.safetyPlan)).toBeVisible();
  await expectGerman(page);
});
