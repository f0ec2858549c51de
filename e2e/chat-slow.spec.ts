import { expect, signedInTest as test } from './fixtures.ts';
import { answers, openChat, own, say, send } from './support/chat.ts';

const AWAITED = 'The answer takes longer than usual.';

for (const width of [390, 1280]) {
  test(`a message that waits long for its answer has the numbers beside it, at ${width} pixels`, async ({
    page,
    person,
  }) => {
    await page.request.post(`/api/chat/settings/${person.userId}`, {
      data: { storing: true, region: 'ie' },
    });
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await openChat(page);
    await say(page, 'hello');
    const held: (() => void)[] = [];
    await page.route('**/api/chat/analyze', async (route) => {
      const response = await route.fetch();
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ response });
    });
    await send(page, 'I had lunch');
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(4000);
    await expect(answers(page)).toHaveCount(1);
    await page.clock.fastForward(1100);
    await expect(page.getByText(AWAITED)).toBeInViewport();
    const help = answers(page).last().getByRole('region', { name: 'Crisis help' });
    await expect(help.getByRole('link', { name: 'Call 112' })).toBeInViewport();
    await expect(help.getByRole('link', { name: 'Call 116 123' })).toBeVisible();
    const topOf = async () => [
      (await own(page).last().boundingBox())?.y,
      (await answers(page).last().boundingBox())?.y,
    ];
    const before = await topOf();
    for (const go of held) go();
    await expect(page.getByText(AWAITED)).toHaveCount(0);
    await expect(answers(page)).toHaveCount(2);
    await expect(page.getByText('The answer is on its way…')).toHaveCount(0);
    expect(await topOf(), 'nothing moves when the answer comes').toEqual(before);
    // The room that the numbers had is let go with the next message.
    await page.unroute('**/api/chat/analyze');
    await say(page, 'It rained today');
    await expect(answers(page).last()).toBeInViewport();
    const [first, second] = [
      await answers(page).nth(1).boundingBox(),
      await own(page).last().boundingBox(),
    ];
    expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeLessThan(40);
    const room = await page
      .getByRole('log')
      .evaluate(
        (one) =>
          one.clientHeight -
          ((one.lastElementChild?.getBoundingClientRect().bottom ?? 0) -
            one.getBoundingClientRect().top),
      );
    expect(Math.abs(room)).toBeLessThan(2);
  });
}
