import { expect, it } from 'vitest';
import { englishRuns } from './english.ts';

const runOf = englishRuns({ not: "can't, cannot", stop: 'stop, stopp*', work: 'work' });
const marksOf = (text: string): readonly string[] => runOf({ words: text.split(' ') }).marks ?? [];

it('adds concepts to a sentence, and pairs of concepts close together', () => {
  expect(marksOf('i can not stop')).toEqual(expect.arrayContaining(['not', 'stop', 'not+stop']));
  expect(marksOf('work never stopped')).toEqual(expect.arrayContaining(['work', 'stop']));
  expect(marksOf('nothing of it')).toEqual([]);
});
