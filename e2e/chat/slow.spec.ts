import { FULL } from '#tests/support/full.ts';
import { expect, expectAccessible, type Page } from '../fixtures.ts';
import { answers, field, leave, log, own, say, send, visitChat } from '../support/chat.ts';
import { holdClock, pass, releaseClock } from '../support/clock.ts';
import { signedInTest as test } from '../warm.ts';

const numbers = (page: Page) =>
  page.getByRole('region', { name: 'Numbers to call if you are in danger' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'on its way' });

/** The stream of a reply, reduced to these words, so that its length is known. */
const saying = (words: string, events: string): string =>
  events
    .trim()
    .split('\n')
    .map((line) => {
      const event = JSON.parse(line);
      if (event.type !== 'end') return line;
      const reply = { paragraphs: [words], quickReplies: [], parts: [] };
      return JSON.stringify({ ...event, answer: { ...event.answer, botResponse: words, reply } });
    })
    .join('\n');

/** Holds the replies to messages until they are released. If `words` is given, it replaces their text. */
const holdAnswers = async (page: Page, words: string | null = null) => {
  const held: (() => void)[] = [];
  await page.route('**/api/chat/analyze', async (route) => {
    const response = await route.fetch();
    await new Promise<void>((resolve) => held.push(resolve));
    const body = await response.text();
    await route.fulfill({ response, body: words === null ? body : saying(words, body) });
  });
  return {
    hasAsked: () => expect.poll(() => held.length).toBe(1),
    letGo: async () => {
      await releaseClock(page);
      for (const go of held.splice(0)) go();
      await expect(page.getByText('A reply is on its way…')).toHaveCount(0);
      await page.unroute('**/api/chat/analyze');
    },
  };
};

const inIreland = (page: Page, userId: string) =>
  page.request.post(`/api/chat/settings/${userId}`, { data: { storing: true, region: 'ie' } });

for (const width of FULL ? [390, 1280] : [390]) {
  test(`numbers appear below a waiting message without moving anything, at ${width} px`, async ({
    page,
    person,
  }) => {
    await inIreland(page, person.userId);
    await page.setViewportSize({ width, height: 844 });
    await visitChat(page);
    // Test with few messages, which leave space on the page, and with more messages than fit.
    for (const before of [1, 5]) {
      for (let count = await answers(page).count(); count < before; count += 1)
        await say(page, 'hello');
      const answer = await holdAnswers(page, 'That is good to know.');
      await holdClock(page);
      await send(page, 'I had lunch');
      await answer.hasAsked();
      await pass(page, 1_999);
      await expect(numbers(page)).toBeHidden();
      const topOf = async () => (await own(page).last().boundingBox())?.y;
      const top = await topOf();
      await pass(page, 1);
      for (const number of ['Call 112', 'Call 116 123'])
        await expect(numbers(page).getByRole('link', { name: number })).toBeInViewport({
          ratio: 1,
        });
      expect(await topOf(), 'nothing moves when the numbers come').toBe(top);
      await answer.letGo();
      await expect(answers(page)).toHaveCount(before + 1);
      await expect(numbers(page)).toHaveCount(0);
      expect(await topOf(), 'nothing moves when the answer comes').toBe(top);
      // The next message takes the space in which the numbers were shown.
      await say(page, 'It rained today');
      await expect(answers(page).last()).toBeInViewport();
      const [first, second] = [
        await answers(page).nth(before).boundingBox(),
        await own(page).last().boundingBox(),
      ];
      expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeLessThan(40);
      // Nothing extends past the end of the list into its padding.
      const over = await log(page).evaluate(
        (one) =>
          (one.lastElementChild?.getBoundingClientRect().bottom ?? 0) -
          one.getBoundingClientRect().bottom,
      );
      expect(over).toBeLessThan(1);
    }
  });
}

test('the numbers are in view below a message longer than the page', async ({ page, person }) => {
  await inIreland(page, person.userId);
  await page.setViewportSize({ width: 390, height: 844 });
  await visitChat(page);
  const answer = await holdAnswers(page);
  await holdClock(page);
  await send(page, Array.from({ length: 40 }, (_, day) => `Day ${day + 1} was long.`).join('\n'));
  await answer.hasAsked();
  await pass(page, 2_000);
  await expect(numbers(page).getByRole('link', { name: 'Call 112' })).toBeInViewport({ ratio: 1 });
  await answer.letGo();
});

test('the button that ends an exercise keeps its place while an answer is on its way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitChat(page);
  await say(page, 'Slow breathing');
  const place = await leave(page).boundingBox();
  const answer = await holdAnswers(page);
  await send(page, '4 seconds each');
  await answer.hasAsked();
  await expect(own(page)).toHaveCount(2);
  expect(await leave(page).boundingBox()).toEqual(place);
  await answer.letGo();
  await expect(page.getByRole('region', { name: 'Breathing pacer' })).toBeVisible();
  expect(await leave(page).boundingBox()).toEqual(place);
  const last = await holdAnswers(page);
  await leave(page).click();
  await last.hasAsked();
  await expect(leave(page)).toHaveCount(0);
  await last.letGo();
  await expect(answers(page)).toHaveCount(3);
});

test('a slow answer is announced to screen readers once, outside the messages', async ({
  page,
  person,
}) => {
  await inIreland(page, person.userId);
  await visitChat(page);
  await say(page, 'hello');
  const answer = await holdAnswers(page);
  await holdClock(page);
  await send(page, 'I had lunch');
  await answer.hasAsked();
  const messages = await log(page).textContent();
  await pass(page, 2_000);
  await expect(numbers(page)).toBeVisible();
  await expect(status(page)).toHaveText('A reply is on its way…');
  await expectAccessible(page);
  expect(await log(page).textContent(), 'what is read out by itself').toBe(messages);
  await pass(page, 3_000);
  await expect(status(page)).toContainText(
    'If you are in danger, call one of the numbers below the messages.',
  );
  expect(await log(page).textContent()).toBe(messages);
  await answer.letGo();
  await expect(page.getByText('taking longer than usual')).toHaveCount(0);
});

test('numbers that have the focus stay when the answer arrives', async ({ page, person }) => {
  await inIreland(page, person.userId);
  await visitChat(page);
  const answer = await holdAnswers(page);
  await holdClock(page);
  await send(page, 'I had lunch');
  await answer.hasAsked();
  await pass(page, 2_000);
  await expect(numbers(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const link = numbers(page).getByRole('link', { name: 'Call 112' });
  await expect(link).toBeFocused();
  await answer.letGo();
  await expect(answers(page)).toHaveCount(1);
  await expect(link).toBeFocused();
  await field(page).focus();
  await expect(numbers(page)).toHaveCount(0);
});

test('while the guard is watching, the numbers appear only once', async ({ page, person }) => {
  await inIreland(page, person.userId);
  await visitChat(page);
  await say(page, 'I took all the pills');
  const answer = await holdAnswers(page);
  await holdClock(page);
  await send(page, 'I am scared');
  await answer.hasAsked();
  await pass(page, 2_000);
  const stays = page.getByRole('region', { name: 'Help that stays in view' });
  await expect(stays.getByRole('link', { name: 'Call 112' })).toBeInViewport();
  await expect(numbers(page)).toHaveCount(0);
  await answer.letGo();
});
