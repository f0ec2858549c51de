import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { followedTopics, inOrder, proposedTopics, topicInTurn } from './follow.ts';

const score = fc.integer({ min: 0, max: 100 });
const scores = fc.record({ ADHD: score, Autism: score, OCD: score });
const someTopics = fc.subarray([...NEUROTYPES], { minLength: 1 });

describe('what the first quiz proposes to follow', () => {
  it.each([
    [{ ADHD: 67, Autism: 63, OCD: 58 }, ['ADHD', 'Autism', 'OCD']],
    [{ ADHD: 58, Autism: 63, OCD: 67 }, ['ADHD', 'Autism', 'OCD']],
    [{ ADHD: 80, Autism: 30, OCD: 20 }, ['ADHD']],
    [{ ADHD: 42, Autism: 25, OCD: 24 }, ['ADHD', 'Autism']],
    [{ ADHD: 24, Autism: 20, OCD: 0 }, []],
  ])('of %j proposes %j', (found, topics) => {
    expect(proposedTopics(found)).toEqual(topics);
  });

  it('never proposes less than the highest one that counts, nor one far below another', () => {
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

describe('what is followed', () => {
  it('is what the person chose, even nothing, and what the quiz found while they did not', () => {
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

  it('takes turns: each topic once in as many weeks as there are topics', () => {
    fc.assert(
      fc.property(someTopics, fc.integer({ min: -5_000, max: 5_000 }), (topics, first) => {
        const turns = topics.map((_, later) => topicInTurn(topics, first + later));
        expect(new Set(turns)).toEqual(new Set(topics));
        expect(topicInTurn(topics, first + topics.length)).toBe(topicInTurn(topics, first));
      }),
    );
    expect(topicInTurn([], 7)).toBeNull();
  });

  it('keeps one order, without doubles', () => {
    expect(inOrder(['OCD', 'ADHD', 'OCD'])).toEqual(['ADHD', 'OCD']);
  });
});
