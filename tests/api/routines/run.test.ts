import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Occurrence, routineEndpoints } from '#contract/routines.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { A_UUID } from '#tests/api/support/examples.ts';
import { aRoutine, aRunEvent, routineDay, STEP_ID } from '#tests/api/support/routine-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const START_MS = Date.parse('2026-03-10T07:30:00Z');
const SECOND_ID = STEP_ID.slice(0, -1) + 2;
const TABLET = '0197b3f0-0000-7000-8000-0000000000d2';

let number = 0;
const event = (minutes: number, type: string, more = {}) => {
  number += 1;
  const id = A_UUID.slice(0, -3) + String(number).padStart(3, '0');
  return aRunEvent(id, { type, atMs: START_MS + minutes * MINUTE_MS, ...more });
};

describe.each(ANY_ENGINE)('the player on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    [ada, ben] = [await world.guest(), await world.guest()];
    for (const person of [ada, ben]) {
      await person.call(routineEndpoints.save, { body: aRoutine(person.userId) });
    }
  });

  const run = async (person: Person, ...events: readonly ReturnType<typeof event>[]) =>
    (await person.call(routineEndpoints.run, { body: { ...routineDay, events: [...events] } }))
      .body as Occurrence;

  it('stores the time of each step for its person, however often it is sent', async () => {
    const events = [
      event(0, 'start'),
      event(3, 'done', { stepId: STEP_ID }),
      event(4, 'pause'),
      event(9, 'resume'),
      event(20, 'done', { stepId: SECOND_ID }),
    ];
    await run(ada, ...events.slice(0, 2));
    const marks = {
      [STEP_ID]: { state: 'done', spentMs: 3 * MINUTE_MS },
      [SECOND_ID]: { state: 'done', spentMs: 12 * MINUTE_MS },
    };
    expect((await run(ada, ...events.slice(1))).marks).toEqual(marks);
    expect((await run(ada, ...events)).marks).toEqual(marks);
    expect((await run(ben, event(0, 'start'))).marks).toEqual({});
  });

  it('reopens a step that was undone, and keeps what was marked in the list', async () => {
    await ada.call(routineEndpoints.mark, {
      body: { ...routineDay, stepId: SECOND_ID, state: 'done' },
    });
    await run(
      ada,
      event(0, 'start', { stepIds: [STEP_ID] }),
      event(2, 'skip', { stepId: STEP_ID }),
    );
    expect((await run(ada, event(3, 'undo'))).marks).toEqual({
      [SECOND_ID]: { state: 'done', spentMs: null },
    });
  });

  it('lets a device without the lead only add completed steps', async () => {
    await run(ada, event(0, 'start'), event(1, 'take-over', { device: TABLET }));
    const late = event(5, 'done', { stepId: SECOND_ID });
    const marked = await run(
      ada,
      late,
      event(6, 'undo'),
      event(9, 'done', { stepId: STEP_ID, device: TABLET }),
    );
    expect(marked.marks).toEqual({
      [STEP_ID]: { state: 'done', spentMs: 9 * MINUTE_MS },
      [SECOND_ID]: { state: 'done', spentMs: null },
    });
  });
});
