import { expect, it } from 'vitest';
import { readGuardWeights } from '#server/content/chat/guard-weights.ts';
import { corpusVersion } from '../models/guard/corpus.ts';

it('the guard has learned from the messages, the features and the text that are there now', () => {
  expect(readGuardWeights().version).toBe(corpusVersion());
});
