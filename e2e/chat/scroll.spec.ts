import { FULL } from '#tests/support/full.ts';
import { sayingSlowly } from '#tests/support/stand-ins/streamed-replies.ts';
import { expect, type Page } from '../fixtures.ts';
import { answers, bar, field, own, replies, say, send, visitChat } from '../support/chat.ts';
import { setComfort } from '../support/look.ts';
import { test as withServices } from '../support/with-services.ts';
import { signedInTest as test } from '../warm.ts';

const LONG = Array.from(
  { length: 30 },
  (_, index) => `On day ${index + 1} the bus was loud, the shop was full and I got home late.`,
).join('\n');

const room = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** The distance from the top of the message area to the top of the last reply, in px. */
const beginsAt = async (page: Page): Promise<number> => {
  const [inner, outer] = await Promise.all([
    // Not located by role, because a reply that is still arriving has no role.
    room(page).locator('article').last().boundingBox(),
    room(page).boundingBox(),
  ]);
  return (inner?.y ?? Number.NaN) - (outer?.y ?? Number.NaN);
};

const placeOf = (page: Page): Promise<number> =>
  room(page).evaluate((element) => element.scrollTop);

test('on a phone an empty chat opens at its beginning on every visit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await visitChat(page);
  await expect(page.getByRole('heading', { name: 'What would help right now?' })).toBeVisible();
  for (const _visit of [1, 2]) {
    await page.goBack();
    await expect(field(page)).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('list', { name: 'Ways to begin' })).toBeVisible();
    await expect(field(page)).toBeVisible();
    expect(await placeOf(page)).toBe(0);
  }
});

const PHONE = [390, 844] as const;

for (const [width, height] of FULL ? [PHONE, [1280, 800] as const] : [PHONE]) {
  test(`a long message and its long answer are shown from their beginning, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visitChat(page);
    await say(page, 'hello');
    // Both the message and the reply with the crisis help are taller than the message area.
    await say(page, `${LONG}\nI want to kill myself.`);
    await expect(answers(page)).toHaveCount(2);
    const size = (await answers(page).last().boundingBox())?.height;
    expect(size).toBeGreaterThan((await room(page).boundingBox())?.height ?? Number.NaN);
    await expect.poll(() => beginsAt(page)).toBeGreaterThanOrEqual(-2);
    expect(await beginsAt(page)).toBeLessThan(60);
    // After scrolling to the end, the position must not change when more is drawn.
    await room(page).hover();
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => beginsAt(page)).toBeLessThan(-100);
    const there = await placeOf(page);
    await field(page).fill('something');
    expect(await placeOf(page)).toBe(there);
  });
}

test('with huge text on a phone, new content keeps its beginning and the field in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitChat(page);
  await setComfort(page, { textSize: 'huge' });
  await say(page, 'hello');
  await say(page, 'I want to die tonight');
  await expect(bar(page)).toBeInViewport({ ratio: 0.95 });
  await expect(answers(page).last().getByText('Assistant')).toBeInViewport({ ratio: 0.95 });
  await expect.poll(() => beginsAt(page)).toBeGreaterThanOrEqual(-2);
  for (const one of [field(page), page.getByRole('button', { name: 'Send' })])
    await expect(one).toBeInViewport({ ratio: 0.95 });
  // Both buttons stay in one row, although the row is too narrow for their labels.
  const [record, button] = await Promise.all(
    ['Speak instead', 'Send'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect(record?.y).toBe(button?.y);
});

const PIECES = Array.from(
  { length: 24 },
  (_, index) => `It sounds like moment ${index + 1} of your day took a lot of strength. `,
);
const SLOW = 'There is far too much on my list today';

withServices('an answer that streams in is shown from its beginning', async ({ page, model }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slow = sayingSlowly(PIECES);
  model.reply = slow.reply;
  await visitChat(page);
  await send(page, SLOW);
  for (const [index] of PIECES.slice(1).entries()) {
    slow.next();
    // A sentence appears once the next sentence has begun.
    if (index > 0) await expect(page.getByText(`moment ${index} of`)).toHaveCount(1);
  }
  await expect.poll(async () => Math.abs(await beginsAt(page))).toBeLessThan(60);
  slow.next();
  await expect(page.getByText('A reply is on its way…')).toHaveCount(0);
  await expect(answers(page).last()).toContainText('moment 24');
  expect(Math.abs(await beginsAt(page))).toBeLessThan(60);
});

withServices(
  'somebody reading further up keeps their place when the answer arrives',
  async ({ page, model }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const slow = sayingSlowly(['That sounds like a long day. ', 'What was it ', 'about?']);
    model.reply = slow.reply;
    await visitChat(page);
    await send(page, LONG);
    slow.next();
    slow.next();
    slow.next();
    await expect(answers(page)).toHaveCount(1);
    const again = sayingSlowly(['That sounds like a long day. ', 'What was it ', 'about?']);
    model.reply = again.reply;
    await send(page, SLOW);
    await expect(own(page)).toHaveCount(2);
    await expect(page.getByText('A reply is on its way…')).toBeVisible();
    await room(page).hover();
    await page.mouse.wheel(0, -700);
    await expect.poll(() => own(page).last().isVisible()).toBe(true);
    await expect(own(page).last()).not.toBeInViewport();
    const there = await placeOf(page);
    again.next();
    again.next();
    again.next();
    await expect(answers(page)).toHaveCount(2);
    await expect(page.getByText('A reply is on its way…')).toHaveCount(0);
    expect(Math.abs((await placeOf(page)) - there)).toBeLessThan(5);
  },
);

test('the end of the conversation stays in view while a long message is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitChat(page);
  await say(page, 'Slow breathing');
  const last = replies(page).getByRole('button').last();
  await expect(last).toBeInViewport({ ratio: 1 });
  await field(page).fill('one\ntwo\nthree\nfour\nfive\nsix');
  await expect(last).toBeInViewport({ ratio: 1 });
});
