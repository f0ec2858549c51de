import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, take, talk, walk } from '#tests/support/chat/walk.ts';
import { STOP } from './machine.ts';
import { SKILL_IDS, type SkillState, type SkillTurn } from './skills.ts';

/** Steps that take any words of one's own by design; all others take what they ask for. */
const FREE =
  /^(?:exposure\/(?:pick|fear|rung|ritual|prediction|urge|learned)|scene\/(?:place|scene|own-with|own-wish|own-first|own-reply)|start\/task|thought\/(?:situation|feeling|thought|supports|against|view))$/;
/** Words about noise can be said to somebody in a scene, and name what is too much. */
const ANSWERED_BY_NOISE = /^(?:scene\/turn|sensory-break\/way)$/;
const placeName = ({ skill, at }: SkillState): string => `${skill}/${at}`;
const isFree = (state: SkillState): boolean =>
  FREE.test(placeName(state)) || (state.skill === 'grounding' && state.at === 'doing');

const COMPLAINTS = [
  'too loud in here',
  'its too bright here',
  'my headphones are broken',
  'the tap doesnt work',
];
const UNRELATED = [
  'my sister called me this morning',
  'the bus was blue',
  'i had pasta for lunch',
  'asdf qwer',
];
const QUESTIONS = [
  'what is the capital of france?',
  'is there a dark mode?',
  'who won the match?',
  'how do i delete my account?',
];
const ABOUT_THIS = [
  'does this really help?',
  'how long does this take?',
  'do i have to do this?',
  'what should i write here?',
  'is this saved?',
];
const AGAIN = ['what?', "i don't understand", 'huh', 'what do you mean'];

/** Every state that presses of buttons lead to. */
const presses: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.nat(9).map((press) => ({ press })),
  { maxLength: 20 },
);
const standings = fc
  .tuple(fc.constantFrom(...SKILL_IDS), presses)
  .map(([skill, does]) => walk(skill, does).at(-1))
  .filter((turn): turn is SkillTurn & { state: SkillState } => turn?.state != null);

/** Without the instant in which a step was shown. */
const placeOf = (turn: SkillTurn) => turn.state;

describe('a remark in the middle of a step', () => {
  it('moves no step that expects one of its buttons, and is answered before the step is put again', () => {
    fc.assert(
      fc.property(
        standings,
        fc.constantFrom(...COMPLAINTS, ...UNRELATED, ...QUESTIONS, ...ABOUT_THIS),
        (turn, text) => {
          if (isFree(turn.state)) return;
          if (ANSWERED_BY_NOISE.test(placeName(turn.state)) && COMPLAINTS.includes(text)) return;
          const after = take(turn.state, text);
          expect([text, placeOf(after)]).toEqual([text, turn.state]);
          expect(after.reply.quickReplies).toEqual(turn.reply.quickReplies);
          const [first, ...rest] = after.reply.paragraphs;
          expect(first).toMatch(/\.$|^In other words: /);
          expect(rest.join(' ')).not.toBe('');
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('that asks about the exercise moves no step at all, but where words are said to somebody', () => {
    fc.assert(
      fc.property(standings, fc.constantFrom(...ABOUT_THIS), (turn, text) => {
        if (/^own-(?:first|reply)$/.test(turn.state.at)) return;
        expect([text, placeOf(take(turn.state, text))]).toEqual([text, turn.state]);
      }),
      { numRuns: 500 },
    );
  });

  it('that understands nothing gets the step again', () => {
    fc.assert(
      fc.property(standings, fc.constantFrom(...AGAIN), (turn, text) => {
        if (/^own-(?:first|reply)$/.test(turn.state.at)) return;
        const after = take(turn.state, text);
        expect(after.state).toEqual(turn.state);
        expect(after.reply.paragraphs.at(-1)).toBe(turn.reply.paragraphs.at(-1));
      }),
      { numRuns: 300 },
    );
  });
});

describe('words that were swallowed once', () => {
  const heard = (turn: SkillTurn, text: string): SkillTurn => {
    if (turn.state === null) throw new Error('finished');
    return take(turn.state, text);
  };

  it.each([
    ['i feel awful', ['Homework', '30 minutes']],
    ['my mum called', ['Homework', '30 minutes']],
    ['i feel awful', []],
    ['too loud in here', []],
    ['the printer is broken', ['Homework']],
  ] as const)('do not start or time a task: "%s"', (text, before) => {
    const turn = talk('start', [...before]);
    expect(heard(turn, text).state).toEqual(turn.state);
  });

  it('do not end a sensory break, and are no feeling', () => {
    const resting = talk('sensory-break', ['Sound', 'Done']);
    expect(heard(resting, 'too loud in here').state).toEqual(resting.state);
    const after = talk('sensory-break', ['Sound', 'Done', 'The break is over']);
    const kept = heard(after, 'my headphones are broken');
    expect(kept.state).toEqual(after.state);
    expect(kept.reply.paragraphs[0]).toMatch(/annoying/);
    expect(heard(after, 'a bit better').state).toBeNull();
  });

  it('say no duration, where one is asked for', () => {
    const asked = talk('exposure', [
      ...['germs', 'a door', '30', 'a tap', '50', 'a bus', '70', 'next', '1'],
      ...['Something bad will happen', '60', 'Check again'],
    ]);
    expect(asked.state?.at).toBe('minutes');
    expect(heard(asked, 'my sister called').state).toEqual(asked.state);
    expect(heard(asked, '15').state).toMatchObject({ at: 'ready', minutes: 15 });
    expect(heard(asked, 'i dont know').state).toMatchObject({ at: 'ready', minutes: 10 });
  });

  it('leave a free answer free', () => {
    expect(talk('thought', ['too loud in here', 'awful']).state).toMatchObject({
      situation: 'too loud in here',
      feeling: 'awful',
    });
    const { state, reply } = talk('thought', ['this is stupid']);
    expect(state?.at).toBe('situation');
    expect(reply.paragraphs[0]).toMatch(/not to like this one/);
    expect(reply.quickReplies).toContain(STOP);
  });
});
