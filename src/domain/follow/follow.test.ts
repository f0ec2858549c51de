import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { followedTopics, inOrder, proposedTopics, topicInTurn } from './follow.ts';

const score = fc.integer({ min: 0, max: 100 });
const scores = fc.record({ ADHD: score, Autism: score, OCD: score });
const someTopics = fc.subarray([...NEUROTYPES], { minLength: 1 });

describe('the topics that the first quiz proposes', () => {
  it.each([
    [{ ADHD: 67, Autism: 63, OCD: 58 }, ['ADHD', 'Autism', 'OCD']],
    [{ ADHD: 58, Autism: 63, OCD: 67 }, ['ADHD', 'Autism', 'OCD']],
    [{ ADHD: 80, Autism: 30, OCD: 20 }, ['ADHD']],
    [{ ADHD: 42, Autism: 25, OCD: 24 }, ['ADHD', 'Autism']],
    [{ ADHD: 24, Autism: 20, OCD: 0 }, []],
  ])('are, for the scores %j, %j', (found, topics) => {
    expect(proposedTopics(found)).toEqual(topics);
  });

  it('include the highest score that counts, and none far below it', () => {
    fc.assert(
      fc.property(scores, (found) => {
        const topics = proposedTopics(found);
        const highest = Math.max(...Object.values(found));
        expect(topics.length > 0).toBe(highest >= 25);
        for (const topic of NEUROTYPES) {
          const isNear = found[topic] >= 25 && found[topic] >= highest - 17;
          expect(topics.includes(topic)).toBe(isNear);
        }
      }),
    );
  });
});

describe('the followed topics', () => {
  it('are the person’s choice, even an empty one, or else what the quiz found', () => {
    fc.assert(
      fc.property(
        fc.subarray([...NEUROTYPES]),
        fc.constantFrom(null, ...NEUROTYPES),
        (topics, found) => {
          expect(followedTopics({ topics }, found)).toEqual(topics);
          expect(followedTopics({ topics: null }, found)).toEqual(found === null ? [] : [found]);
        },
      ),
    );
  });

  it('take turns: each topic comes once in as many weeks as there are topics', () => {
    fc.assert(
      fc.property(someTopics, fc.integer({ min: -5_000, max: 5_000 }), (topics, first) => {
        const turns = topics.map((_, later) => topicInTurn(topics, first + later));
        expect(new Set(turns)).toEqual(new Set(topics));
        expect(topicInTurn(topics, first + topics.length)).toBe(topicInTurn(topics, first));
      }),
    );
    expect(topicInTurn([], 7)).toBeNull();
  });

  it('have a fixed order, without duplicates', () => {
    expect(inOrder(['OCD', 'ADHD', 'OCD'])).toEqual(['ADHD', 'OCD']);
  });
});
