import { describe, expect, it } from 'vitest';
import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { checkReply } from './check-reply.ts';
import { lineOf, rateOf, type Share } from './eval/measure.ts';
import { BAD_REPLIES, GOOD_REPLIES } from './eval/replies.eval.ts';

const linesOf = (block: string): readonly string[] =>
  block.split('\n').filter((line) => line !== '');
const FAULTS = ['method', 'medication', 'diagnosis', 'reassurance'] as const;

const shareOf = (replies: readonly string[]): Share => ({
  hits: replies.filter((reply) => checkReply(reply) !== null).length,
  trials: replies.length,
});
const isTest = (reply: string): boolean => seededRandom(seedOf(reply))() < 0.5;

describe('the check of replies', () => {
  it('finds bad replies and lets good ones pass', () => {
    const bad = FAULTS.flatMap((fault) => linesOf(BAD_REPLIES[fault]));
    const good = linesOf(GOOD_REPLIES);
    expect(bad.length).toBeGreaterThanOrEqual(60);
    expect(good.length).toBeGreaterThanOrEqual(60);
    const found = shareOf(bad.filter(isTest));
    const wrong = shareOf(good.filter(isTest));
    const byFault = FAULTS.map((fault) => lineOf(fault, shareOf(linesOf(BAD_REPLIES[fault]))));
    process.stdout.write(
      `${['replies', lineOf('found', found), lineOf('wrongly found', wrong), ...byFault].join('\n  ')}\n`,
    );
    expect(rateOf(found)).toBeGreaterThanOrEqual(0.97);
    expect(rateOf(wrong)).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['A lethal dose is not much.', 'method'],
    ['You should stop taking your medication.', 'medication'],
    ['You clearly have ADHD.', 'diagnosis'],
    ['You definitely locked it.', 'reassurance'],
  ] as const)('says why "%s" may not be shown', (reply, fault) => {
    expect(checkReply(reply)).toBe(fault);
  });

  it('finds one bad sentence among many good ones', () => {
    expect(checkReply(`${GOOD_REPLIES}\nNothing bad will happen.`)).toBe('reassurance');
  });
});
