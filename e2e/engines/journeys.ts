import { expect } from '@playwright/test';
import type { AppServer } from '../../tests/support/app-server.ts';
import { INKS, inkComes, targetComes } from './attention.ts';
import { type Engine, KEY } from './engine.ts';
import { type Person, personAt } from './person.ts';

/** The environment of a journey. */
interface Scene {
  readonly person: Person;
  readonly engine: Engine;
  /** A server that only this journey uses. */
  readonly server: AppServer;
}

const MOODS = '/features/focus-mood-tracker';
const ROUTINES = '/features/routine-builder';
const TESTS = '/features/focus-mood-tracker/tests';
const CHAT = '/features/chat';

/** Starts a guest session and closes the welcome questions. */
const beGuest = async ({ open, click, isAt, sees }: Person): Promise<void> => {
  await open('/');
  await click('button', 'Try it without an account');
  await isAt('/homepage');
  await click('button', 'Skip setup');
  await sees('You have no tasks planned yet.');
};

const signUp = async ({ open, click, fill, isAt }: Person, name: string): Promise<void> => {
  await open('/');
  await click('button', 'Sign Up');
  await fill('Name', name);
  await fill('Email', `${name.toLowerCase()}@example.org`);
  await fill('Password', 'calm-river-42');
  await click('button', 'Sign Up');
  await isAt('/homepage');
};

/** Moves the mood slider from the middle to "Good" and submits the check-in. */
const checkIn = async ({ fill, click, tab }: Person, why: string): Promise<void> => {
  await fill('Why?', why);
  await click('field', 'Mood');
  await tab.press([KEY.right]);
  await click('button', 'Submit');
};

const addTask = async ({ click, fill }: Person, title: string): Promise<void> => {
  await click('button', 'Add Personal Task');
  await fill('Task title', title);
  await click('button', 'Add Task');
};

/** Starts an attention test with the key press that it waits for. */
const beginBy = async (person: Person, key: string): Promise<void> => {
  await person.sees('once to begin');
  await person.tab.press([key]);
};

/** The journeys by title. */
export const JOURNEYS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'a guest answers three questions and has a first day': async ({ person }) => {
    await person.open('/');
    await person.click('button', 'Try it without an account');
    await person.click('radio', 'Getting started');
    await person.click('button', 'Next');
    await person.sees('Question 2 of 3');
    await person.click('button', 'Next');
    await person.click('radio', 'My whole day');
    await person.click('button', 'Set up my day');
    await person.sees('Your first day is ready');
    await person.click('button', 'Not now');
    await person.sees('Stand up and open a window');
  },

  'a mood is confirmed, and is in the calendar after a reload': async ({ person }) => {
    await beGuest(person);
    await person.open(MOODS);
    await checkIn(person, 'The sun is out.');
    await person.sees('Thanks for sharing your mood!');
    await person.open(MOODS);
    await person.sees('The sun is out.');
    await person.click('button', 'Next month');
    await person.sees(/You didn’t log any moods in /);
  },

  'a task is added, completed and still completed after a reload': async ({ person }) => {
    await beGuest(person);
    await person.open(ROUTINES);
    await addTask(person, 'Feed Mimi');
    await person.click('button', 'Complete: Feed Mimi');
    await expect
      .poll(async () => (await person.find('button', 'Undo: Feed Mimi'))?.isFocused)
      .toBe(true);
    await person.open(ROUTINES);
    await expect.poll(() => person.find('button', 'Undo: Feed Mimi')).not.toBeNull();
  },

  'a routine is done step by step by keyboard': async ({ person }) => {
    await beGuest(person);
    await person.open(ROUTINES);
    await person.click('button', 'Add a routine');
    await person.click('button', /^A simple morning/);
    for (const day of ['Saturday', 'Sunday']) await person.click('checkbox', day);
    // Later in the day, the routine would start tomorrow.
    if ((await person.find('button', 'Start today')) !== null)
      await person.click('button', 'Start today');
    await person.click('button', 'Add the routine');
    await person.click('link', /^Start/);
    await person.click('button', 'Start');
    for (let step = 0; step < 8; step += 1) {
      await person.sees(`A simple morning, step ${step + 1} of 8`);
      await person.tab.press([KEY.enter]);
    }
    await person.sees('You did all 8 steps.');
  },

  'danger in the chat is answered with the lines': async ({ person }) => {
    await beGuest(person);
    await person.open(CHAT);
    await person.fill('Your message', 'I want to kill myself tonight');
    await person.tab.press([KEY.enter]);
    await person.sees('Do you think you might try to kill yourself today?');
    await person.sees('Crisis help');
  },

  'while the server is down an entry waits on the device, and it is sent afterwards': async ({
    person,
    server,
  }) => {
    await beGuest(person);
    await person.tab.evaluate(async () => {
      await navigator.serviceWorker.ready;
    }, null);
    await person.open(MOODS);
    await server.stop();
    await checkIn(person, 'No line today.');
    await person.sees('Your mood is saved on this device and will be sent later.');
    await person.open(MOODS);
    await person.sees(/\d entr(y|ies) waiting to be sent/);
    await person.sees('No line today.');
    await server.start();
    await person.open(MOODS);
    await person.seesNot('waiting to be sent');
    await person.sees('No line today.');
  },

  'a second tab shows what the first one adds, and both end with the session': async ({
    person,
    engine,
    server,
  }) => {
    await beGuest(person);
    await person.open(ROUTINES);
    const other = personAt(await engine.openTab(), server.url);
    await other.open(ROUTINES);
    await other.sees('You have no tasks planned yet.');
    await addTask(person, 'Feed Mimi');
    await other.sees('Feed Mimi');
    await person.click('button', 'Log Out');
    await person.click('button', 'Log out anyway');
    await other.isAt('/');
    await person.isAt('/');
  },

  'the CPT accepts keys and clicks': async ({ person }) => {
    await beGuest(person);
    await person.open('/features/focus-mood-tracker/cpt');
    await person.choose('Difficulty', 'easy');
    await person.click('button', 'Start');
    await beginBy(person, 'x');
    await targetComes(person.tab);
    await person.tab.press(['x']);
    await targetComes(person.tab);
    await person.click('button', 'X');
    await person.sees('The 30 seconds are over.');
    await person.sees(/Total responses ?2 .*Correct ?2/);
  },

  'the Stroop test accepts keys and clicks': async ({ person }) => {
    await beGuest(person);
    await person.open(TESTS);
    await person.click('button', 'Start');
    await beginBy(person, '1');
    for (let word = 0; word < 10; word += 1) {
      await person.sees(`Word ${word + 1} of 10`);
      const ink = await inkComes(person.tab);
      if (word % 2 === 0) await person.tab.press([String(ink + 1)]);
      else await person.click('button', INKS[ink] ?? '');
    }
    await person.sees('100%');
    await person.click('button', 'Stop');
    await person.sees('Stroop: your results');
    await person.sees('Accuracy 100%');
  },

  'leaving a Stroop test for another page does not keep the device from saving the next entry':
    async ({ person, server }) => {
      await beGuest(person);
      await person.open(TESTS);
      await person.choose('Mode', 'full');
      await person.click('button', 'Start');
      await beginBy(person, '1');
      const ink = await inkComes(person.tab);
      await person.tab.press([String(ink + 1)]);
      await inkComes(person.tab);
      await person.open(MOODS);
      await server.stop();
      await checkIn(person, 'That was enough.');
      await person.sees('Your mood is saved on this device and will be sent later.');
      await server.start();
      await person.open(TESTS);
      await person.sees('You left a full Stroop test before it ended. It’s saved as interrupted');
    },

  'the calendar gets an address for other programs': async ({ person }) => {
    await beGuest(person);
    await person.open('/settings#calendar');
    await person.click('button', 'Make a calendar address');
    await person.sees('Turn off the address');
  },

  'a chosen theme applies on the next page': async ({ person }) => {
    await beGuest(person);
    await person.open('/settings');
    await person.click('radio', 'Dark');
    await person.open('/homepage');
    await expect
      .poll(() => person.tab.evaluate(() => document.documentElement.dataset.theme, null))
      .toBe('dark');
  },

  'a sharing code can be made': async ({ person }) => {
    await signUp(person, 'Kim');
    await person.open('/features/sharing');
    await person.click('button', 'Make a code');
    await person.sees('You can see it only now.');
  },

  'logging out leads to the landing page, and the password leads back in': async ({ person }) => {
    await signUp(person, 'Robin');
    await person.click('button', 'Log Out');
    await person.isAt('/');
    await person.open('/homepage');
    await person.sees('Log in, sign up, or continue as a guest');
    await person.click('button', 'Log In');
    await person.fill('Email', 'robin@example.org');
    await person.fill('Password', 'calm-river-42');
    await person.click('button', 'Log In');
    await person.isAt('/homepage');
  },
};
