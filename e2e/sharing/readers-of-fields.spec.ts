import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { CPT_PAGE } from '../support/attention.ts';
import { TESTS_PAGE } from '../support/attention-tests.ts';
import { CHAT_PAGE, choose, fillIn, log, openChat, say } from '../support/chat.ts';
import { connect, takeBack } from '../support/clients.ts';
import { reload } from '../support/clock.ts';
import { GOALS_PAGE, giveGoal, goalCard } from '../support/goals.ts';
import { MOOD_PAGE } from '../support/moods.ts';
import { giveMorning } from '../support/player.ts';
import { FIRST_PAGE } from '../support/quiz.ts';
import { ROUTINE_PAGE } from '../support/routine.ts';
import { SHARING_PAGE } from '../support/sharing.ts';
import { signUpTherapist } from '../support/therapists.ts';
import { visit } from '../warm.ts';

const ALL = {
  mood: 'detail',
  'mood-words': 'detail',
  tags: 'detail',
  routines: 'detail',
  attention: 'detail',
  quizzes: 'detail',
  distractions: 'detail',
  triggers: 'detail',
  goals: 'detail',
  ladders: 'detail',
  'safety-plan': 'detail',
  card: 'detail',
} as const;

const FEAR = 'I will get ill from doors';
const NOBODY = 'You don’t share this with anyone.';

interface Field {
  readonly name: string;
  readonly path: string;
  /** Opens the field on the page, if it is not visible at first. */
  readonly open?: (page: Page) => Promise<void>;
  /** The part of the page that contains the field; by default, the main part. */
  readonly part?: (page: Page) => Locator;
  /** The words for the content that can be read, and for how the kind of data (stream) is shared. */
  readonly reads: readonly [what: string, shared: string];
  /** Whether the line also appears if nobody can read the entry. */
  readonly always?: true;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');
const dialogOf = (name: string) => (page: Page) => page.getByRole('dialog', { name });

const FIELDS: readonly Field[] = [
  {
    name: 'quick check-in',
    path: '/homepage',
    reads: ['how you feel', 'your mood levels in detail'],
  },
  { name: 'check-in', path: MOOD_PAGE, reads: ['how you feel', 'your mood levels in detail'] },
  {
    name: 'reason of a mood',
    path: MOOD_PAGE,
    reads: ['what you write here', 'your reasons for moods in detail'],
    always: true,
  },
  {
    name: 'tags',
    path: MOOD_PAGE,
    reads: ['these tags, but not the ones you made yourself', 'your tags in detail'],
  },
  { name: 'distraction', path: MOOD_PAGE, reads: ['this entry', 'your distractions in detail'] },
  {
    name: 'attention tests',
    path: TESTS_PAGE,
    reads: ['your results', 'detailed results of attention tests'],
  },
  { name: 'CPT', path: CPT_PAGE, reads: ['your results', 'detailed results of attention tests'] },
  {
    name: 'quiz',
    path: FIRST_PAGE,
    reads: ['the score, but not your answers', 'detailed quiz results'],
  },
  {
    name: 'new goal',
    path: GOALS_PAGE,
    open: press('Add a goal'),
    part: dialog,
    reads: ['your goals', 'them in detail'],
  },
  {
    name: 'rating of a goal',
    path: GOALS_PAGE,
    open: (page) => goalCard(page, 'Walk more').getByRole('button', { name: /^Rate/ }).click(),
    part: dialog,
    reads: ['your goals', 'them in detail'],
  },
  {
    name: 'routine',
    path: ROUTINE_PAGE,
    open: press('Add a routine'),
    part: dialog,
    reads: [
      'the name of this routine and how much of it you do',
      'your routines and tasks in detail',
    ],
  },
  {
    name: 'message',
    path: CHAT_PAGE,
    reads: ['which triggers the chat notices, but not your messages', 'your triggers in detail'],
  },
  {
    name: 'ladder in the chat',
    path: CHAT_PAGE,
    part: (page) =>
      log(page)
        .getByRole('region', { name: `Ladder: ${FEAR}` })
        .last(),
    reads: ['your exposure ladders', 'them in detail'],
  },
  {
    name: 'my ladders',
    path: CHAT_PAGE,
    open: async (page) => {
      await press('Chat settings')(page);
      await press('My ladders')(page);
    },
    part: dialogOf('My ladders'),
    reads: ['your exposure ladders', 'them in detail'],
    always: true,
  },
  {
    name: 'part of the safety plan',
    path: '/features/safety-plan',
    open: press(/^Write “/),
    part: (page) => page.getByRole('main').locator('form'),
    reads: ['your safety plan', 'it in detail'],
  },
  {
    name: 'communication card',
    path: SHARING_PAGE,
    open: (page) => page.getByText('Write your card', { exact: true }).click(),
    reads: ['your communication card', 'it'],
    always: true,
  },
];

const expectSaid = async (
  page: Page,
  fields: readonly Field[],
  isShared: boolean,
): Promise<void> => {
  for (const { name, path, open, part, reads, always } of fields) {
    await visit(page, path);
    await open?.(page);
    const place = part?.(page) ?? page.getByRole('main');
    await expect(place, name).toBeVisible();
    const [what, shared] = reads;
    const sentence = place.getByText(`Dr Lee can read ${what}, because you share ${shared}.`);
    if (isShared) await expect(sentence, name).toBeVisible();
    else {
      await expect(place.getByText('Dr Lee can read'), name).toHaveCount(0);
      const nobody = place.getByText(NOBODY);
      if (always) await expect(nobody.first(), name).toBeVisible();
      else if (part !== undefined) await expect(nobody, name).toHaveCount(0);
    }
  }
};

test('each field whose stream can be shared says who can read it while it is shared, and not after', async ({
  page,
  person,
  newDevice,
}) => {
  await openChat(page);
  await giveGoal(page, person.userId, { words: 'Walk more' });
  const { path } = await giveMorning(page, person.userId, [
    { title: 'Drink some water', minutes: 1 },
  ]);
  await say(page, 'Work on a fear in steps');
  await fillIn(page, 'The fear', { 'What does the fear say?': FEAR });
  await fillIn(page, 'The ladder', { 'Row 1, Step': 'use a shop door', 'Row 1, Distress': '30' });
  await choose(page, 'Stop here');
  await visit(page, path);
  await press('Start')(page);
  await press('Done')(page);
  const fields: readonly Field[] = [
    ...FIELDS,
    {
      name: 'end of a routine',
      path,
      reads: ['what you did', 'your routines and tasks in detail'],
    },
  ];

  const therapist = await newDevice();
  await signUpTherapist(therapist);
  const connectionId = await connect({
    person: page,
    viewer: therapist,
    kind: 'therapist',
    shownName: 'Ada',
    streams: ALL,
  });
  await reload(page);
  await expectSaid(page, fields, true);
  await therapist.goto(`/features/clients/${connectionId}`);
  const steps = therapist.getByRole('list', { name: `Steps for ${FEAR}` });
  await expect(steps.getByRole('listitem').first()).toHaveText('use a shop door');
  await takeBack(page, connectionId);
  await reload(page);
  await expectSaid(page, fields, false);
});
