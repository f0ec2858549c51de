import { expect, it } from 'vitest';
import { readGuardWeights } from '#server/content/chat/guard-weights.ts';
import { corpusVersion } from '../models/guard/corpus.ts';
import { languagesVersion } from '../models/guard/languages/corpus.ts';

it('the guard has learned from the messages, the words, the features and the text that are there now', () => {
  expect(readGuardWeights('english').version).toBe(corpusVersion());
  expect(readGuardWeights('languages').version).toBe(languagesVersion());
});
