import { describe, expect, it } from 'vitest';
import { SKILL_NAMES, type SkillId } from '#domain/chat/skills/skills.ts';
import { chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { checkAll } from '#tests/support/check-all.ts';

const TASK = ['Get started on a task', 'essay'];

/** Places that took such words for an answer once. */
const PLACES: readonly (readonly string[])[] = [
  ['Get started on a task'],
  TASK,
  ['Work on a fear in steps'],
  ['Look at a thought'],
  ['Slow breathing', 'next'],
  ['Grounding'],
  ['Practice a social scene'],
];

describe('what is said beside an exercise', () => {
  it('waits at its step for who goes away, and puts it again', () => {
    checkAll(
      PLACES.map((place) => [place.join(' / '), place] as const),
      ([_name, place]) => {
        const shown = lastOf(place);
        for (const back of ['back', "ok i'm back", 'where were we', 'where was i?']) {
          const [away, again] = chat(['actually my mum is calling, brb', back], shown.state);
          if (away === undefined || again === undefined) throw new Error('nothing was said');
          expect(wordsOf(away)).toMatch(/This step waits for you/);
          expect(away.state.active).toEqual(shown.state.active);
          expect(again.state.active).toEqual(shown.state.active);
          expect(again.reply?.paragraphs.at(-1)).toBe(shown.reply?.paragraphs.at(-1));
          expect(again.state.isAway).toBe(false);
        }
      },
    );
  });

  it('still goes a step back by "back" where nobody went away', () => {
    expect(lastOf([...TASK, 'back']).state.active?.at).toBe('task');
    expect(lastOf([...TASK, 'brb', '20', 'back']).state.active?.at).toBe('minutes');
  });

  it('takes a number of minutes as one, and no plea to wait', () => {
    expect(lastOf([...TASK, 'just a minute']).state.active).toMatchObject({ minutes: 30 });
    expect(lastOf([...TASK, '1 minute']).state.active).toMatchObject({ minutes: 1 });
  });

  it('ends the asking where it is not wanted, and keeps what there is', () => {
    checkAll(
      PLACES.map((place) => [place.join(' / '), place] as const),
      ([_name, place]) => {
        for (const text of [
          'stop asking me that',
          'please stop asking',
          'i dont want to answer that',
        ]) {
          const left = lastOf([...place, text]);
          expect(left.state.active).toBeNull();
          expect(left.state.paused).toHaveLength(1);
        }
      },
    );
  });

  it.each([
    ['Slow breathing', 'grounding', 'grounding'],
    ['Slow breathing', 'can we do grounding', 'grounding'],
    ['Grounding', 'Slow breathing', 'breathing'],
    ['Work on a fear in steps', 'muscle relaxation please', 'relaxation'],
    ['Muscle relaxation', 'Look at a thought', 'thought'],
  ] as const)('begins the other one that is asked for by its name: %s, %s', (from, text, skill) => {
    const changed = lastOf([from, text]);
    expect(changed.state.active?.skill).toBe(skill satisfies SkillId);
    expect(changed.state.paused).toHaveLength(1);
  });

  it('are words of a scene where they are said to somebody', () => {
    const own = ['Practice a social scene', 'My own situation', 'A friend', 'Say no to something'];
    for (const text of ['stop asking me that', 'hold on', 'grounding']) {
      expect(lastOf([...own, text]).state.active).toMatchObject({ own: { said: [{ text }] } });
    }
  });

  it('goes on with what was left for who asks where it was', () => {
    expect(lastOf([...TASK, 'stop', 'where were we?']).state.active).toMatchObject({
      skill: 'start',
      at: 'minutes',
    });
  });

  it('does not offer the exercise again that made it worse', () => {
    const ended = lastOf(['Slow breathing', 'next', 'my chest is tight']);
    expect(ended.state.active).toBeNull();
    expect(wordsOf(ended)).toMatch(/call a doctor.*Breathe as you usually do/);
    expect(ended.reply?.quickReplies).not.toContain(SKILL_NAMES.breathing.button);
    expect(lastOf(['Muscle relaxation', 'my chest is tight']).state.active).toBeNull();
  });

  it('is heard where no exercise goes on, too', () => {
    const [, away, back] = chat(['my room is a mess', 'brb', 'im back']);
    expect(away?.state.worded.at(-1)).toMatch(/^away:/);
    expect(back?.state.worded.at(-1)).toMatch(/^back-again:/);
  });

  it('puts the step again, and not the one before, after something else was told', () => {
    const before = ['Grounding', 'lamp, desk, phone'];
    const shown = lastOf(before);
    const back = lastOf([...before, 'my mum yelled at me', 'back']);
    expect(back.state.active).toEqual(shown.state.active);
    expect(back.reply?.paragraphs).toEqual(shown.reply?.paragraphs);
  });
});
