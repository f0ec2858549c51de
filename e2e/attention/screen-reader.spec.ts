import { expect } from '../fixtures.ts';
import {
  lettersCome,
  press,
  startLetters,
  summary,
  visitCpt,
  watchLetters,
} from '../support/attention.ts';
import { button, sightOf, startWatched, tests, visitTests } from '../support/attention-tests.ts';
import { pass } from '../support/clock.ts';
import { pressByReader } from '../support/screen-reader.ts';
import { playedFrom, said } from '../support/simon.ts';
import { test } from '../warm.ts';

test('a press by a phone’s screen reader is one answer in each attention test', async ({
  page,
  person: _,
}) => {
  await test.step('CPT', async () => {
    await visitCpt(page);
    await watchLetters(page);
    await startLetters(page, 'Start');
    await lettersCome(page, 2);
    const x = page.getByRole('button', { name: 'X', exact: true });
    await pressByReader(x);
    await pass(page, 1_000);
    await pressByReader(x);
    // Switch control sends only a click.
    await pass(page, 1_000);
    await x.dispatchEvent('click');
    await pass(page, 1_000);
    await press(page, 'Stop');
    await expect(summary(page)).toContainText('Total responses3');
  });

  await test.step('Simon', async () => {
    await visitTests(page, { test: 'simon', mode: 'full' });
    await startWatched(page);
    let from = 0;
    for (let sequence = 0; sequence < 3; sequence += 1) {
      const { colors, number } = await playedFrom(page, from);
      for (const color of colors) {
        await pressByReader(button(page, color));
        await pass(page, 600);
      }
      from = await said(page, 'Correct', number);
    }
    await button(page, 'Pause').click();
    await button(page, 'Stop').click();
  });

  await test.step('Stroop', async () => {
    await visitTests(page, { test: 'stroop', mode: 'quick' });
    await startWatched(page);
    const { number } = await sightOf(page, 'on');
    await pass(page, 250);
    await pressByReader(button(page, 'Red'));
    await sightOf(page, 'on', number + 1);
    await expect(tests(page).getByText('Word 2 of 10')).toBeVisible();
  });
});
