import { describe, expect, it } from 'vitest';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import type { SkillTurn } from '#domain/chat/skills/skills.ts';
import {
  atOf,
  contextAt,
  type Does,
  NOW_MS,
  saidBy,
  skillsContent,
  take,
  talk,
} from '#tests/support/skills-content.ts';

/** Splits a text into its phrases, which are separated by semicolons. */
const words = (text: string): readonly string[] => text.split('; ');
const FEAR = 'I touched a door handle and will get ill';
const GOOD = ['touch my own door', 'touch the bus seat', 'eat after the bus'];
const rowsOf = (steps: readonly string[]): Does => ({
  steps: steps.map((step, at) => `${step}\t${(at + 3) * 10}`).join('\n'),
});
const BUILT: readonly Does[] = [{ fear: FEAR }, rowsOf(GOOD)];
const BEFORE: Does = {
  prediction: 'I will be sick tomorrow',
  sure: '75',
  urge: 'wash my hands',
  minutes: '15',
};
const DOING: readonly Does[] = [...BUILT, 'touch the bus seat', BEFORE, 'Start the timer'];
const AFTER: Does = { outcome: 'No', peak: '85', learned: 'I could stay unsure' };

const ladderOf = ({ state }: SkillTurn): Ladder => {
  if (state?.skill !== 'exposure') throw new Error('not in exposure');
  return state.ladder;
};
const stepsField = ({ reply }: SkillTurn): string => {
  const form = reply.parts.find((part) => part.type === 'form');
  return form?.fields.find(({ name }) => name === 'steps')?.value ?? '';
};

describe('building a ladder', () => {
  it('passes number bounds and column headings to the form', () => {
    const { reply } = talk('exposure', [{ fear: FEAR }]);
    const fields = reply.parts.flatMap((part) => (part.type === 'form' ? part.fields : []));
    expect(fields.map(({ name, min, max, columns }) => ({ name, min, max, columns }))).toEqual([
      { name: 'fear' },
      { name: 'steps', min: 0, max: 100, columns: { text: 'Step', number: 'Distress' } },
    ]);
  });

  it('reads steps and numbers as the form encodes them, and sorts them by distress', () => {
    const steps = 'eat after the bus\t80\nsleeve, 30\t25\ntouch the bus seat \t 60';
    const { ladder, state } = talk('exposure', [{ fear: FEAR }, { steps }]);
    expect(ladder).toMatchObject({ fear: FEAR, changedAtMs: NOW_MS });
    expect(ladder?.rungs).toEqual([
      { text: 'sleeve, 30', distress: 25 },
      { text: 'touch the bus seat', distress: 60 },
      { text: 'eat after the bus', distress: 80 },
    ]);
    expect(state).toMatchObject({ at: 'choose' });
    expect(
      talk('exposure', [{ fear: FEAR }, { steps: 'sleeve\t30\na\t1\nb\t2' }]).ladder?.rungs,
    ).toContainEqual({ text: 'sleeve', distress: 30 });
  });

  it.each([
    ['a door\t30\na tap\t50', /need 3 to 10 steps\. You have 2 now/],
    [Array.from({ length: 11 }, (_, at) => `step ${at}\t${at}`).join('\n'), /You have 11 now/],
    [
      'a door\t30\na tap\t\na bus\t70',
      /number from 0 to 100\. These steps don’t have one yet: a tap/,
    ],
    ['a door, 30\na tap\t40\na bus\t70', /don’t have one yet: a door, 30/],
    ['a door\t30\na tap\t120\na bus\t70', /don’t have one yet: a tap/],
    ['a door\t30\na door\t50\na bus\t70', /on the list twice: a door/],
    [`${'x'.repeat(301)}\t30\na tap\t50\na bus\t70`, /up to 300 characters/],
    ['', /still empty/],
  ])('names what is missing, and keeps the input: %j', (steps, says) => {
    const wrong = talk('exposure', [{ fear: FEAR }, { steps }]);
    expect(wrong).toMatchObject({ ladder: null, fit: 'answer', state: { at: 'rungs' } });
    expect(wrong.reply.paragraphs[0]).toMatch(says);
    expect(stepsField(wrong)).toBe(steps);
  });

  it.each([
    ['what if I burn the house down', /what the fear says could happen/],
    ['something bad happens', /what the fear says could happen/],
    ['stop my medication for a week', /must not put anybody in danger/],
    ['stand on the tracks', /must not put anybody in danger/],
    ['leave the stove on and go out', /must not put anybody in danger/],
    ['how long should I wash', /I won’t answer that question/],
  ])('removes a step that is never allowed, and keeps the others: "%s"', (step, why) => {
    const asked = talk('exposure', [{ fear: FEAR }, rowsOf([...GOOD, step])]);
    expect(asked).toMatchObject({ ladder: null, state: { at: 'rungs' } });
    expect(saidBy(asked)).toMatch(why);
    expect(asked.reply.paragraphs[0]).toBe(`Taken out: ${step}`);
    expect(take(asked, {}).ladder?.rungs.map(({ text }) => text)).toEqual(GOOD);
  });

  const RITUALS = words(
    `wash my hands 10 times; check the stove again; ask my mum if it is ok; count to 100 before; check the door so I don't worry; ask for reassurance; google my symptoms; clean the kitchen until it feels right; re-read the email before sending; wash my hands once more; make sure the door is locked; stay away from knives`,
  );
  it.each(RITUALS)(
    'asks about a step that looks like a ritual, which can be kept or changed: "%s"',
    (step) => {
      const noticed = talk('exposure', [{ fear: FEAR }, rowsOf([...GOOD, step])]);
      expect(noticed).toMatchObject({ ladder: null, state: { at: 'ritual' } });
      expect(saidBy(noticed)).toMatch(/something the urge asks for: .*face the fear/);
      expect(take(noticed, 'Keep the steps as they are').ladder?.rungs).toHaveLength(4);
      expect(stepsField(take(noticed, 'Change the steps'))).toContain(step);
    },
  );

  it.each(
    words(
      `touch the door handle and not wash; wash only once; leave without checking; check the stove once and walk away; wait 10 minutes before I wash my hands; do not ask my mum if it is ok; ask a stranger for directions; clean the toilet; say the scary word 20 times; stay home alone`,
    ),
  )('keeps a step that faces the fear: "%s"', (step) => {
    expect(atOf(talk('exposure', [{ fear: FEAR }, rowsOf([...GOOD, step])]))).toBe('choose');
  });

  it('says that a later step can do without a shield against the fear', () => {
    const kept = talk('exposure', [{ fear: FEAR }, rowsOf([...GOOD, 'touch it with a sleeve'])]);
    expect(atOf(kept)).toBe('choose');
    expect(kept.reply.paragraphs[0]).toMatch(/touch it with a sleeve\. It can be a first step/);
  });

  it.each([
    ['my hands are bleeding from washing', /or bleeding, take care of that first/],
    ['my husband hits me', /danger comes from another person/],
    ['I have chest pain all day', /Have a doctor look at that first/],
    ['how long should i wash my hands', /I won’t answer that question/],
  ])(
    'builds no ladder for something that is not such a fear, typed or filled in: "%s"',
    (fear, says) => {
      for (const does of [fear, { fear }]) {
        const told = talk('exposure', [does]);
        expect(told).toMatchObject({ state: { at: 'fear' }, fit: 'answer' });
        expect(saidBy(told)).toMatch(says);
      }
    },
  );

  it.each(["I can't", 'this is too much', 'I feel sick, I cannot do this'])(
    'stores no words of distress, and says that nothing has to be done now: "%s"',
    (text) => {
      for (const before of [[], [{ fear: FEAR }]]) {
        const told = talk('exposure', [...before, text]);
        expect(told.state).toEqual(talk('exposure', before).state);
        expect(saidBy(told)).toMatch(/don’t have to do any of it now/);
      }
    },
  );

  it('accepts a typed fear, also when phrased as a question that fears ask', () => {
    for (const text of ['spiders in the cellar', 'what if I left the stove on?'])
      expect(talk('exposure', [text])).toMatchObject({
        state: { at: 'rungs', ladder: { fear: text } },
      });
    expect(talk('exposure', ['who are you?'])).toMatchObject({ fit: 'other' });
  });
});

describe('the themes of fears', () => {
  const HARM = words(
    `I could stab my partner with a knife; I am afraid of hurting my baby; I might push someone in front of a train; I will lose control and attack people`,
  );
  const DOES_IT =
    /\b(?:do it once|try (?:it|to)|test|point|cut|stab|hit|push|jump|hold (?:a|the) knife)\b/i;

  it.each(HARM)(
    'suggest steps of being near for a fear of doing harm, and mention a therapist: "%s"',
    (fear) => {
      const asked = talk('exposure', [{ fear }]);
      expect(stepsField(asked).split('\n').length).toBeGreaterThanOrEqual(3);
      expect(stepsField(asked)).not.toMatch(DOES_IT);
      expect(saidBy(asked)).toMatch(/never about acting on the thought or testing it.*therapist/);
      expect(atOf(take(asked, 'Use these steps'))).toBe('choose');
    },
  );

  it.each(['hold a knife near my partner', 'test if I would do it', 'stand at the edge'])(
    'refuse a step that would test the harm: "%s"',
    (step) => {
      const asked = talk('exposure', [{ fear: HARM[0] ?? '' }, rowsOf([...GOOD, step])]);
      expect(asked.state).toMatchObject({ at: 'rungs', ladder: { rungs: [] } });
      expect(saidBy(asked)).toMatch(/a step like that with a therapist/);
    },
  );

  it.each([
    ['the shelf is crooked', 'order'],
    ['I have cancer', 'illness'],
    ['germs', 'contamination'],
    ['the stove', 'checking'],
    ['a typo in an email', 'messages'],
    ['I offended god', 'thoughts'],
    ['something that has no theme', 'any'],
  ])('match the words of a fear: "%s" is %s', (fear, id) => {
    const theme = skillsContent.exposure.themes.find((one) => one.id === id);
    const asked = talk('exposure', [{ fear }]);
    expect(stepsField(asked)).toBe(
      theme?.rungs.map(({ text, distress }) => `${text}\t${distress}`).join('\n'),
    );
    expect(saidBy(asked)).not.toMatch(/therapist/);
    const before = talk('exposure', [{ fear }, 'Use these steps', '1']);
    expect(saidBy(before)).toContain(theme?.urges.join('; '));
  });

  it('order steps from low to high distress, and contain no ritual and no forbidden step', () => {
    for (const { words, rungs } of skillsContent.exposure.themes) {
      const numbers = rungs.map(({ distress }) => distress);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      const used = talk('exposure', [{ fear: words.split(' ')[0] || 'zzz' }, 'Use these steps']);
      expect(used).toMatchObject({ state: { at: 'choose' } });
      expect(used.reply.paragraphs[0]).toMatch(/The numbers are only guesses/);
    }
  });
});

describe('a try', () => {
  it('requires a prediction, its certainty, the urge to resist and the minutes', () => {
    const choosing = talk('exposure', [...BUILT, 'touch the bus seat']);
    for (const missing of ['prediction', 'sure', 'urge', 'minutes']) {
      const filled = typeof BEFORE === 'string' ? {} : { ...BEFORE, [missing]: '' };
      expect(take(choosing, filled)).toMatchObject({ state: { at: 'before' } });
    }
    const ready = take(choosing, BEFORE);
    expect(saidBy(ready)).toMatch(
      /Do this: touch the bus seat Then .* for 15 minutes: wash my hands/,
    );
    expect(atOf(take(ready, 'Choose a lower step'))).toBe('choose');
  });

  it('runs a timer, and meanwhile answers the fear without reassurance', () => {
    const doing = talk('exposure', DOING);
    const timer = { type: 'timer', startedAtMs: NOW_MS, endsAtMs: NOW_MS + 15 * 60_000 };
    expect(doing.reply.parts).toMatchObject([timer]);
    const later = take(talk('exposure', DOING.slice(0, -1)), 'start', contextAt(NOW_MS + 5000));
    expect(later.reply.parts).toMatchObject([{ startedAtMs: NOW_MS + 5000 }]);
    const asked = take(doing, 'but what if I really get sick?', contextAt(NOW_MS + 60_000));
    expect(asked).toMatchObject({ fit: 'answer', reply: { parts: [timer] } });
    expect(saidBy(asked)).toMatch(/the fear and the urge talking/);
    expect(saidBy(asked)).not.toMatch(/you will not|will be fine|is safe|nothing will happen/i);
  });

  it.each([
    "I can't, it's too much",
    'i feel sick',
    'this is too hard',
    'This is too much right now',
  ])('does not argue with somebody who cannot go on: "%s"', (text) => {
    const told = take(talk('exposure', DOING), text);
    expect(told).toMatchObject({ fit: 'answer', state: { at: 'doing' } });
    expect(saidBy(told)).toMatch(/too much right now\. You can stop here/);
  });

  it('compares the outcome with the prediction, and records what was learned', () => {
    const done = talk('exposure', [...DOING, 'I waited until the end', AFTER]);
    expect(done.ladder?.tries).toEqual([
      {
        rung: 'touch the bus seat',
        prediction: 'I will be sick tomorrow',
        sure: 75,
        outcome: 'no',
        distress: 85,
        resisted: 'all',
        learned: 'I could stay unsure',
        atMs: NOW_MS,
      },
    ]);
    expect(saidBy(done)).toMatch(
      /didn’t turn out the way the fear said\. Before the step, you rated how sure you were as 75 out of 100\./,
    );
    expect(talk('exposure', [...DOING, 'I did what the urge wanted']).reply.paragraphs[0]).toMatch(
      /counts as a try/,
    );
  });

  it('does not count a drop in distress as success or a rise as failure', () => {
    const said = (peak: string) =>
      saidBy(
        talk('exposure', [
          ...DOING,
          'I waited until the end',
          { ...(typeof AFTER === 'string' ? {} : AFTER), peak },
        ]),
      );
    expect(said('100')).toBe(said('0'));
  });

  it('is removed when the person goes back', () => {
    const done = talk('exposure', [...DOING, 'I waited part of the time', AFTER]);
    const back = take(done, 'Back');
    expect(back.ladder?.tries).toEqual([]);
    expect(take(back, {}).ladder?.tries).toHaveLength(1);
    expect(take(done, 'That is all for today')).toMatchObject({ state: null, ladder: null });
  });
});

describe('a stored ladder', () => {
  const tried = {
    rung: 'lock once',
    prediction: 'a thief',
    sure: 50,
    outcome: 'no',
    distress: 30,
    resisted: 'all',
    learned: 'I can',
    atMs: 1,
  } as const;
  const rungs = [
    { text: 'lock once', distress: 40 },
    { text: 'lock and go', distress: 60 },
    { text: 'travel', distress: 90 },
  ];
  const ladderNamed = (fear: string, id = fear): Ladder => ({
    id,
    fear,
    rungs,
    tries: [tried],
    changedAtMs: 1,
  });

  it('can be continued, and suggests the step tried least often', () => {
    const context = contextAt(NOW_MS, [ladderNamed('locks')]);
    const picked = talk('exposure', ['locks'], context);
    expect(picked).toMatchObject({ ladder: null, state: { ladder: { id: 'locks' } } });
    expect(picked.reply.quickReplies[0]).toBe('lock and go');
    const changed = take(take(picked, 'Change the steps'), {
      steps: 'lock once\t20\ngo out\t50\ntravel\t80',
    });
    expect(changed.ladder).toMatchObject({
      id: 'locks',
      tries: [tried],
      rungs: [{ distress: 20 }, {}, {}],
    });
    expect(atOf(talk('exposure', ['A new fear'], context))).toBe('fear');
    expect(talk('exposure', ['spiders'], context)).toMatchObject({ fit: 'other' });
    const other = talk('exposure', ['locks', 'Back', 'A new fear', 'spiders'], context);
    expect(ladderOf(other)).toMatchObject({ id: context.newId, fear: 'spiders', rungs: [] });
  });

  it('with too few steps is completed first', () => {
    const short = { ...ladderNamed('locks'), rungs: rungs.slice(0, 1) };
    const picked = talk('exposure', ['locks'], contextAt(NOW_MS, [short]));
    expect(atOf(picked)).toBe('rungs');
    expect(stepsField(picked)).toBe('lock once\t40');
  });

  it('can be picked by name from any page, with a number when two share a name', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'a'];
    const context = contextAt(
      NOW_MS,
      names.map((fear, at) => ladderNamed(fear, String(at))),
    );
    const asked = talk('exposure', [], context);
    expect(asked.reply.quickReplies.slice(0, 6)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'Another of my ladders',
      'A new fear',
    ]);
    const more = take(asked, 'Another of my ladders', context);
    expect(more.reply.quickReplies.slice(0, 2)).toEqual(['e', 'a (2)']);
    expect(ladderOf(take(asked, 'A (2)', context)).id).toBe('5');
    expect(take(more, 'Back', context).reply).toEqual(asked.reply);
  });
});
