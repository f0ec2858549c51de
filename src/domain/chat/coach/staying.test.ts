import { describe, expect, it } from 'vitest';
import { newConversation } from '#domain/chat/conversation.ts';
import { around, chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { STAYING, STAYING_SILENT } from './staying.ts';

const wary = around({ verdict: { level: 'low', category: 'suicide' } });
const lines = STAYING.map((way) => way.join(' '));

describe('while danger is watched', () => {
  it.each([
    'my homework is late',
    'I like tea',
    'my boss shouted at me',
    'tell me a joke',
    'weaker',
    'I am bored',
  ])('small talk is met by a line that stays, and by no topic: "%s"', (message) => {
    expect(lines).toContain(wordsOf(lastOf(['I feel low', message], newConversation(), wary)));
  });

  it('the lines do not come twice in a row', () => {
    const said = chat(['I like tea', 'and cake', 'and soup'], newConversation(), wary).map(wordsOf);
    expect(new Set(said).size).toBe(3);
  });

  it('who cannot talk is asked nothing, and is told that the page can be closed', () => {
    const abuse = around({ verdict: { level: 'low', category: 'abuse' } });
    const words = wordsOf(lastOf(['i cant talk'], newConversation(), abuse));
    expect(STAYING_SILENT.map((way) => way.join(' '))).toContain(words);
    expect(words).not.toContain('?');
  });

  it('a panic and a loss are still taken up', () => {
    expect(wordsOf(lastOf(['I have a panic attack'], newConversation(), wary))).toMatch(
      /emergency number|feel your feet/,
    );
    const lost = chat(['my brother killed himself last year', 'i miss him'], undefined, wary);
    expect(wordsOf(lost[0] ?? lastOf(['hi']))).toContain('sorry about your brother');
    expect(lost[1]?.state.about?.topic).toBe('suicide-loss');
  });

  it('the lines can be read by a twelve-year-old', () => {
    for (const line of [...lines, ...STAYING_SILENT.flat()])
      expect(readingGrade(line)).toBeLessThanOrEqual(8);
  });
});
