import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFeatures } from '#domain/chat/guide/needs/features.ts';
import { scoreNeeds, verdictOf } from '#domain/chat/guide/needs/model.ts';
import { readNeedsModel, sourceOf } from '#server/content/chat/needs-weights.ts';
import { sourceHash } from '../models/needs/sources.ts';
import { guideContent } from './support/chat/guide-content.ts';

const text = readFileSync(
  path.resolve(import.meta.dirname, '../models/needs/weights.json'),
  'utf8',
);
const model = readNeedsModel(text);
const features = createFeatures(guideContent.words);
const scoresOf = (message: string) => scoreNeeds(features(message), model);

describe('the needs model', () => {
  it('is trained from the messages, word groups and code that are there (npm run needs:train)', () => {
    expect(sourceOf(text)).toBe(sourceHash());
    expect(text.length).toBeLessThan(1_500_000);
  });

  it('knows the needs of the guide, and no others', () => {
    const needs = guideContent.needs.map(({ need }) => need);
    expect(model.classes.toSorted()).toEqual([...needs, 'none'].sort());
  });

  it.each([
    ['i have to phone the bank and i am scared of it', 'call'],
    ['cant fall asleep again its 2 am', 'sleep'],
    ['my grandmother died on monday', 'grief'],
    ['i got the job!!', 'good-news'],
    ['they moved the meeting and now my plan is ruined', 'change-of-plan'],
    ['the vacuum cleaner is so loud i cant think', 'noise'],
  ])('takes %j for %s', (message, need) => {
    expect(scoresOf(message)[0]?.need).toBe(need);
  });

  it.each(['', 'asdf qwer', 'the fish sings on tuesday'])('is not sure of %j', (message) => {
    expect(['certain', 'sure']).not.toContain(verdictOf(scoresOf(message), model.thresholds).is);
  });

  it('scores the longest message in little time', () => {
    const long = 'my neighbour is loud and i cannot begin '.repeat(100);
    const started = performance.now();
    for (let count = 0; count < 20; count += 1) scoresOf(long);
    expect((performance.now() - started) / 20).toBeLessThan(50);
  });
});
