import { expect, it } from 'vitest';
import { readGuardWeights } from '#server/content/chat/guard-weights.ts';
import { corpusVersion } from '../models/guard/corpus.ts';
import { languagesVersion } from '../models/guard/languages/corpus.ts';

it('the guard was trained on the current messages, words, features and text code', () => {
  expect(readGuardWeights('english').version).toBe(corpusVersion());
  expect(readGuardWeights('languages').version).toBe(languagesVersion());
});
