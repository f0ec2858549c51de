import { expect, it } from 'vitest';
import type { StroopAnswer } from '#domain/attention/stroop/run.ts';
import { scoreStroopAnswers } from '#domain/attention/stroop/score.ts';
import { stroopMeasures } from './measures.ts';

/** 24 answers per condition; every nth answer is right. */
const answers = (everyNth: number): readonly StroopAnswer[] =>
  Array.from({ length: 48 }, (_, place) => {
    const correct = place % everyNth === 0;
    const word = place < 24 ? 'red' : 'blue';
    const selected = correct ? 'red' : 'green';
    return { word, ink: 'red', selected, correct, timeMs: 600 + place, atMs: 0, again: false };
  });

it('a full run with too few right answers has no measures', () => {
  expect(stroopMeasures(scoreStroopAnswers(answers(4), true))).toBeNull();
  expect(stroopMeasures(scoreStroopAnswers([], false))).toBeNull();
});

it('a full run with enough right answers has measures', () => {
  const [first, second] = stroopMeasures(scoreStroopAnswers(answers(1), true)) ?? [];
  expect(first).toMatchObject({ name: 'Interference' });
  expect(second).toMatchObject({ name: 'Time when colors match', value: '612 ms' });
});
