import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attentionEndpoints } from '#contract/attention/attention.ts';
import { DIFFICULTIES, MODES, type RunRecording } from '#domain/attention/recording.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { aRun } from '#tests/api/support/attention-examples.ts';
import { rescored } from '#tests/api/support/rescored.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { simulatedFull, simulatedQuick } from '#tests/simulated/attention/cpt-runs.ts';
import { simulateDigitSpan } from '#tests/simulated/attention/digit-span.ts';
import { participants } from '#tests/simulated/attention/participants.ts';
import { simulateSimon } from '#tests/simulated/attention/simon.ts';
import { REMEMBERERS } from '#tests/simulated/attention/span.ts';
import { READERS, simulateStroop } from '#tests/simulated/attention/stroop.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const setting = fc.record({
  mode: fc.constantFrom(...MODES),
  seed: fc.nat(4_294_967_295),
  difficulty: fc.constantFrom(...DIFFICULTIES),
});
const rememberer = fc.constantFrom(...Object.values(REMEMBERERS));

/** The number of answers in simulated Quick runs, which would otherwise be endless. */
const ANSWERS = 12;

/** Runs of each test by simulated people, either complete or with `ANSWERS` answers. */
const RUNS: Readonly<Record<string, fc.Arbitrary<RunRecording<object>>>> = {
  cpt: fc
    .tuple(setting, fc.constantFrom(...Object.values(participants)))
    .map(([{ mode, seed, difficulty }, person]) =>
      mode === 'full' ? simulatedFull(person, seed) : simulatedQuick(person, difficulty, seed),
    ),
  stroop: fc
    .tuple(setting, fc.constantFrom(...Object.values(READERS)))
    .map(([{ mode, seed }, person]) =>
      mode === 'full'
        ? simulateStroop(person, mode, seed, seededRandom(seed))
        : simulateStroop(person, mode, seed, seededRandom(seed), ANSWERS),
    ),
  'digit-span': fc
    .tuple(setting, rememberer)
    .map(([of, person]) => simulateDigitSpan(person, of, seededRandom(of.seed), ANSWERS)),
  simon: fc
    .tuple(setting, rememberer)
    .map(([of, person]) => simulateSimon(person, of, seededRandom(of.seed), ANSWERS)),
};

/** An arbitrary event of any kind, at any time that the contract accepts, in any order. */
const anyEvent = fc.record({
  type: fc.constantFrom('start', 'frame', 'answer', 'press', 'submit', 'pause', 'resume', 'stop'),
  atMs: fc.oneof(fc.double({ min: -86_400_000, max: 86_400_000, noNaN: true }), fc.nat(20_000)),
  frameMs: fc.constantFrom(0, 16.7, -16.7, 86_400_000),
  color: fc.constantFrom('red', 'green', 'blue'),
  text: fc.constantFrom('', '407', '12345'),
  input: fc.constantFrom('key', 'touch'),
});

describe.each(ANY_ENGINE)('stored and rescored runs on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    ada = await world.guest();
    ben = await world.guest();
  });
  afterAll(() => world.close());

  /** Stores a run, fetches it and compares the rescored events with the stored score. Returns the fetched events. */
  const expectReplay = async (recording: object): Promise<readonly object[]> => {
    const id = crypto.randomUUID();
    const body = { ...recording, id, userId: ada.userId };
    const answer = await ada.call(attentionEndpoints.keepRun, {
      params: { userId: ada.userId },
      body,
    });
    expect(answer.status).toBe(201);
    const { score } = attentionEndpoints.keepRun.reply.parse(answer.body);
    const fetched = await ada.call(attentionEndpoints.run, { params: { runId: id } });
    const run = attentionEndpoints.run.reply.parse(fetched.body);
    expect(rescored(run)).toEqual(score);
    expect((await ben.call(attentionEndpoints.run, { params: { runId: id } })).status).toBe(404);
    return run.events;
  };

  it.each(Object.entries(RUNS))('have the same score: %s by simulated people', async (_, runs) => {
    const property = fc.asyncProperty(runs, fc.boolean(), async (recording, interrupted) => {
      const whole = JSON.parse(JSON.stringify({ ...recording, interrupted }));
      expect(await expectReplay(whole)).toEqual(whole.events);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it.each(['stroop', 'digit-span', 'simon'])(
    'have the same score: %s with arbitrary events',
    async (instrument) => {
      const property = fc.asyncProperty(
        setting,
        fc.array(anyEvent, { maxLength: 60 }),
        async (of, events) => {
          const known = { stroop: 'answer', simon: 'press', 'digit-span': 'submit' }[instrument];
          const own = events.filter(
            ({ type }) => type === known || !['answer', 'press', 'submit'].includes(type),
          );
          await expectReplay(aRun(ada.userId, { ...of, instrument, events: own }));
        },
      );
      await fc.assert(property, { numRuns: 25 });
    },
  );
});
