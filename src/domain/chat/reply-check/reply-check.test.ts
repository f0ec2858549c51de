import { describe, expect, it } from 'vitest';
import { REPLIES } from '#tests/support/chat/reply-table.ts';
import { leastCpuMs } from '#tests/support/cpu-time.ts';
import { replyCheck } from '#tests/support/reply-check-content.ts';
import { FAULTS } from './content.ts';

const BAD = REPLIES.filter(({ kind, finding }) => kind === 'bad' && finding !== null);
const GOOD = REPLIES.filter(({ kind }) => kind === 'good');
const LONGEST = 2000;

describe("the check of a language model's answers", () => {
  it('finds bad answers, also among good sentences, and mostly for the expected reason', () => {
    const unseen = BAD.filter(({ reply }) => replyCheck(reply) === null);
    expect(unseen.length / BAD.length, JSON.stringify(unseen)).toBeLessThanOrEqual(0.01);
    const among = BAD.filter(
      ({ reply }) => replyCheck(`That sounds tiring. ${reply} What else is there?`) === null,
    );
    expect(among.length / BAD.length, JSON.stringify(among)).toBeLessThanOrEqual(0.01);
    const named = BAD.filter(({ reply, finding }) => replyCheck(reply) === finding);
    expect(named.length / BAD.length).toBeGreaterThanOrEqual(0.98);
  });

  it('lets good answers pass', () => {
    const refused = GOOD.filter(({ reply }) => replyCheck(reply) !== null);
    expect(refused.length / GOOD.length, JSON.stringify(refused)).toBeLessThanOrEqual(0.01);
  });

  it.each(['towards-people', 'sounds-alike'])(
    'lets every answer of the set %s pass, though its words resemble bad ones',
    (set) => {
      const answers = GOOD.filter((one) => one.set === set);
      expect(answers.length).toBeGreaterThanOrEqual(20);
      expect(answers.filter(({ reply }) => replyCheck(reply) !== null)).toEqual([]);
    },
  );

  it.each(FAULTS)('covers %s', (fault) => {
    expect(BAD.filter(({ finding }) => finding === fault).length).toBeGreaterThanOrEqual(10);
  });

  it('returns the most serious of several faults', () => {
    expect(replyCheck('You definitely locked it. You should stop taking your medication.')).toBe(
      'medication',
    );
    expect(replyCheck('You definitely locked it. Nobody would miss you.')).toBe('danger');
  });

  it('ignores a question that would only be bad as a statement', () => {
    expect(replyCheck('Your chest pain is only anxiety.')).not.toBeNull();
    expect(replyCheck('Do you fear that it is more than anxiety?')).toBeNull();
  });

  it('checks the longest answer in less than 50 ms', () => {
    const sentences = GOOD.map(({ reply }) => reply)
      .join(' ')
      .slice(0, LONGEST);
    expect(leastCpuMs(() => replyCheck(sentences))).toBeLessThan(50);
    for (const fragment of ['you could take some of them ', 'the doctor is not so sure that it '])
      expect(
        leastCpuMs(() => replyCheck(fragment.repeat(100).slice(0, LONGEST))),
        fragment,
      ).toBeLessThan(50);
  });
});
