import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTS } from '#domain/chat/guide/content.ts';
import { createReading } from '#domain/chat/guide/needs/features.ts';
import { scoreMessage, verdictOf } from '#domain/chat/guide/needs/model.ts';
import { readNeedsModel, sourceOf } from '#server/content/chat/needs-weights.ts';
import { sourceHash } from '../models/needs/sources.ts';
import { guideContent } from './support/chat/guide-content.ts';
import { leastCpuMs } from './support/cpu-time.ts';

const read = (name: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../models/needs', name), 'utf8');
const text = read('weights.json');
const model = readNeedsModel(text);
const reading = createReading(guideContent.words);
const scored = (message: string) => scoreMessage(reading(message), model);

describe('the needs model', () => {
  it('is trained from the current messages, word groups and code (npm run needs:train)', () => {
    expect(sourceOf(text)).toBe(sourceHash('needs'));
    expect(text.length).toBeLessThan(6_000_000);
  });

  it('knows the guide’s needs, and no others', () => {
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
    ['no clue what to have for dinner, i want nothing', 'what-to-eat'],
    ['awake since seven and still under the duvet', 'getting-up'],
    ['i cut in on everybody again at lunch', 'interrupting'],
    ['my supervisor just bawled me out in front of everybody', 'shouted-at'],
    ['i totally forgot my godsons birthday', 'forgot-somebody'],
    ['my toddler will not go to bed and i lost it', 'children'],
    ['visitors in an hour and the flat is a tip', 'mess'],
    ['overdrawn again, spent it all on lego', 'money'],
    ['i want a cigarette so badly', 'craving'],
    ['ive picked my thumb raw', 'picking'],
    ['crying in the staff toilet', 'crying'],
    ['have to tap the light switch three times or it does not count', 'checking'],
  ])('takes %j for %s', (message, need) => {
    expect(scored(message).scores[0]?.need).toBe(need);
  });

  it('detects two needs in separate parts', () => {
    const both = (message: string) => verdictOf(scored(message), model.thresholds);
    expect(both('cant fall asleep again, and the neighbours are so loud')).toEqual({
      is: 'both',
      needs: expect.arrayContaining(['sleep', 'noise']),
    });
    expect(both('i cant fall asleep, i never fall asleep').is).not.toBe('both');
  });

  it.each(['', 'asdf qwer', 'the fish sings on tuesday'])('is not sure of %j', (message) => {
    expect(['certain', 'sure']).not.toContain(verdictOf(scored(message), model.thresholds).is);
  });

  it('scores the longest message quickly', () => {
    const long = 'my neighbour is loud and i cannot begin '.repeat(100);
    expect(leastCpuMs(() => scored(long))).toBeLessThan(50);
  });
});

describe('the model of acts', () => {
  const acts = read('acts.json');
  const model = readNeedsModel(acts);

  it('is trained from the current messages, word groups and code (npm run needs:train)', () => {
    expect(sourceOf(acts)).toBe(sourceHash('acts'));
    expect(acts.length).toBeLessThan(1_000_000);
  });

  it('knows the acts that have an answer, and no others', () => {
    expect(model.classes.toSorted()).toEqual([...ACTS, 'none'].sort());
  });

  it.each([
    ['ok washed it and hung it up', 'progress'],
    ['it is a 30 now, it was a 70', 'better'],
    ['i tried and i froze again', 'hard'],
    ['its for my tutor, due on friday', 'detail'],
    ['no, not the phone one', 'not-that'],
    ['ill ring them after lunch', 'plan'],
    ['that didnt help at all', 'no-help'],
    ['can you make it less formal', 'change'],
    ['how long do i wait?', 'question'],
  ])('takes %j for %s', (message, act) => {
    expect(scoreMessage(reading(message), model).scores[0]?.need).toBe(act);
  });
});
