import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTriggers } from '#server/content/triggers.ts';
import { breakDownTask } from '#server/features/chat/answering/break-down.ts';
import { polarityOf } from '#server/features/chat/answering/polarity.ts';
import { leastCpuMs } from '#tests/support/cpu-time.ts';
import { newConversation } from './conversation.ts';
import { CALM } from './safety/safety-state.ts';
import { readGuard } from './safety/stored-state.ts';
import { type Standing, speak } from './speak.ts';
import { createTriggers } from './triggers/triggers.ts';

const LONGEST = 4000;
const TRIGGERS = createTriggers(readTriggers());
const START: Standing = { coach: newConversation(), guard: CALM };
const MOMENT = {
  nowMs: Date.parse('2026-03-10T12:00:00Z'),
  awayMs: 0,
  checkInShown: false,
  newId: '0190a0a0-0000-7000-8000-000000000001',
  ladders: [],
  seed: 7,
  breakDown: breakDownTask,
};

/** Letters of many scripts, with signs, pictures, marks and line ends among them. */
const SCRIPTS = [
  [0x20, 0x7e],
  [0xc0, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x590, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe7f],
  [0x3040, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0x1f300, 0x1faff],
] as const;
const letterOf = ([from, to]: readonly [number, number]) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
const inScript = fc
  .constantFrom(...SCRIPTS)
  .chain((script) =>
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: letterOf(script) },
        { weight: 1, arbitrary: fc.constantFrom(' ', '\n', '. ', '?') },
      ),
      { maxLength: LONGEST },
    ),
  )
  .map((letters) => letters.join('').slice(0, LONGEST));
const said = fc.constantFrom(
  'yes',
  'no',
  'I want to die',
  'what if I left the stove on',
  'Slow breathing',
  'go on',
  'I keep checking the lock',
  'my boss shouted',
  'gone',
  'Work on a fear in steps',
  'not safe',
);
const anyText = fc.oneof(
  inScript,
  fc.string({ unit: 'binary', maxLength: LONGEST }),
  said,
  fc
    .tuple(said, fc.integer({ min: 1, max: 400 }))
    .map(([text, times]) => `${text}. `.repeat(times).slice(0, LONGEST)),
);

describe('a message of any text in any script, up to 4,000 characters', () => {
  it('is answered with words in less than 50 ms by the guard and the coach together, and its triggers are found', () => {
    // What is made once, as the recogniser's vectors, does not count.
    speak(START, 'I keep checking the lock', MOMENT);
    const times: number[] = [];
    const hear = (before: Standing, text: string): Standing => {
      const spoken = speak(before, text, MOMENT);
      const triggers = TRIGGERS.in(text, polarityOf);
      times.push(leastCpuMs(() => [speak(before, text, MOMENT), TRIGGERS.in(text, polarityOf)]));
      expect(spoken.reply.paragraphs.join('').trim()).not.toBe('');
      expect(Array.isArray(triggers)).toBe(true);
      const { guard, coach } = spoken.standing;
      expect(readGuard(JSON.stringify(guard))).toEqual(guard);
      return { guard, coach };
    };
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), (texts) => {
        texts.reduce(hear, START);
      }),
      { numRuns: 150 },
    );
    const sorted = times.toSorted((a, b) => a - b);
    const ms = (at: number) => (sorted.at(at) ?? 0).toFixed(1);
    process.stdout.write(
      `a turn of the chat: ${times.length} messages, median ${ms(Math.floor(times.length / 2))} ms, worst ${ms(-1)} ms\n`,
    );
    expect(sorted.at(-1)).toBeLessThan(50);
  });
});

/** Pieces that many patterns begin with, so that a pattern that looks back too often shows. */
const FRAGMENTS = [
  'i was it took about around like maybe',
  'i have just already now put the my all them it of those',
  'i hid the',
  'of me',
  'what if i',
  'keep thinking that i might',
  'not see the any more really',
  'she is with her',
  'a lot of the whole',
  'i am really so scared',
  'half the box of the',
  'what do i say to her',
  '12 of them or',
];

describe('4,000 characters of one fragment', () => {
  it.each([
    'hello',
    'my friend says she wants to die',
    'i might hurt my baby',
    'i took some pills',
  ])('are answered in less than 50 ms after "%s"', (first) => {
    const { standing } = speak(START, first, MOMENT);
    for (const fragment of FRAGMENTS) {
      const text = `i have thoughts ${`${fragment} `.repeat(400)}`.slice(0, LONGEST);
      speak(standing, text, MOMENT);
      expect(
        leastCpuMs(() => speak(standing, text, MOMENT)),
        fragment,
      ).toBeLessThan(50);
    }
  });
});

describe('a message in another language', () => {
  const german = 'Ich habe heute keine Lust, und alles ist mir zu viel';

  it('is told that it was not understood, in that language and in English, and no model answers', () => {
    const spoken = speak(START, german, MOMENT);
    expect(spoken.reply.paragraphs).toEqual([
      expect.stringMatching(/^Ich verstehe nur Englisch\. .*Crisis help/),
      expect.stringMatching(/^I understand only English, /),
    ]);
    expect(spoken).toMatchObject({ isOpen: false, answeredBy: 'coach', ladder: null });
  });

  it('that tells of danger has the fixed answer behind one sentence of its own', () => {
    const english = speak(START, 'I want to die', MOMENT);
    const spoken = speak(START, 'no quiero vivir', MOMENT);
    expect(spoken.reply.paragraphs[0]).toMatch(/^Solo entiendo inglés\. Pero esto suena a peligro/);
    expect(spoken.reply.paragraphs.length).toBeGreaterThan(1);
    expect(spoken.safety).toMatchObject({ showsCrisis: true, category: english.safety.category });
  });

  it('goes into a step of an exercise as it is', () => {
    const { standing } = speak(START, 'Thought record', MOMENT);
    expect(standing.coach.active).not.toBeNull();
    const spoken = speak(standing, german, MOMENT);
    expect(spoken.reply.paragraphs.join(' ')).not.toContain('Englisch');
  });
});

/** The last of these turns. */
const lastOf = (texts: readonly string[]) => {
  let before = START;
  let last = speak(before, '', MOMENT);
  for (const text of texts) {
    last = speak(before, text, MOMENT);
    before = last.standing;
  }
  return last;
};

describe('while a danger is watched', () => {
  const SIGN = 'sometimes i think everyone would be better off without me';

  it('a question that was left open is asked once more, with its answers, then the next step comes, and then other talk', () => {
    const again = lastOf([SIGN, 'can we do the thing with my tasks']);
    expect(again.answeredBy).toBe('safety');
    expect(again.reply.paragraphs[0]).toContain('one question comes first');
    expect(again.reply.paragraphs.at(-1)).toMatch(/are you thinking about killing yourself\?$/);
    expect(again.reply.quickReplies).toEqual(expect.arrayContaining(['Yes', 'No']));
    const third = lastOf([SIGN, 'can we do the thing with my tasks', 'the kitchen']);
    expect(third.reply.paragraphs[0]).toMatch(/^I am still here\. /);
    const later = lastOf([
      SIGN,
      'can we do the thing with my tasks',
      'the kitchen',
      'it is late',
      'ok',
    ]);
    expect(later.answeredBy).toBe('coach');
  });

  it('what was said outright is not asked for, but whether it could be acted on', () => {
    const again = lastOf(['i want to kill myself', 'ok']);
    expect(again.reply.paragraphs.join(' ')).not.toContain('are you thinking about killing');
    expect(again.reply.paragraphs.at(-1)).toBe('Could you act on it today?');
  });

  it('after a no other things can be talked about and begun, but nothing that can be a strain', () => {
    const talk = lastOf([SIGN, 'no', 'i need to clean the kitchen']);
    expect(talk.answeredBy).toBe('coach');
    expect(talk.reply.paragraphs[0]).toMatch(/[Cc]hore|[Kk]itchen|clean/);
    const start = lastOf([SIGN, 'no', 'Get started on a task']);
    expect(start.standing.coach.active?.skill).toBe('start');
    const strain = lastOf([SIGN, 'no', 'Work on a fear in steps']);
    expect(strain.standing.coach.active).toBeNull();
    expect(strain.answeredBy).toBe('safety');
  });

  it('before an answer nothing else is talked about', () => {
    const talk = lastOf([SIGN, 'ok', 'my exam is on monday']);
    expect(talk.reply.paragraphs.join(' ')).not.toMatch(/exam|Monday/);
  });
});

describe('an emergency of the body', () => {
  it('is heard in an exercise, and waits for none', () => {
    const taken = lastOf(['slow breathing', 'i took a few of my moms pills earlier to calm down']);
    expect(taken.reply.paragraphs.join(' ')).toMatch(/emergency number/);
    expect(taken.standing.coach.active).toBeNull();
    const asked = lastOf([
      'my chest feels tight and my left arm is weird',
      'can you do breathing with me',
    ]);
    expect(asked.answeredBy).toBe('safety');
    expect(asked.reply.paragraphs[0]).toMatch(/emergency number/);
  });

  it('is not what a wish to sleep and not wake up is', () => {
    const spoken = lastOf(['i just want to go to sleep and not wake up']);
    expect(spoken.safety.category).toBe('suicide');
  });
});
