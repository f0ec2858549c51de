import { describe, expect, it } from 'vitest';
import {
  GUARD,
  GUARD_HEARING_GREY,
  PLAINLY,
  told,
  wordsOf,
} from '#tests/support/chat/guard-content.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { CALM, watchOf } from './states.ts';

const WISH = "I'm contemplating suicide because of my exams";
const NOW = 'I am going to kill myself tonight';
const GREY = 'my report is late and everything is grey';

describe('plain words', () => {
  it('are answered in full', () => {
    checkAll(
      [
        [WISH, 'elevated', 'suicide', 'own'],
        ['I want to die', 'elevated', 'suicide', 'own'],
        ['gonna kill myself tonight', 'high', 'suicide', 'own'],
        ['i took all my pills', 'high', 'medical-emergency', 'own'],
        ['i cut myself again', 'elevated', 'self-harm', 'own'],
        ['he hits me when he drinks', 'elevated', 'abuse', 'own'],
        ['I put the gun to my head, it did not fire, I have told nobody', 'high', 'suicide', 'own'],
        ['how can I cut myself without anyone noticing', 'elevated', 'self-harm', 'own'],
        ['how severe may a burn be before I need a hospital', 'elevated', 'self-harm', 'own'],
        [
          'I am going to stab my boss tomorrow, the knife is in my bag',
          'high',
          'harm-to-others',
          'own',
        ],
        ['my friend wants to kill herself', 'elevated', 'suicide', 'third-person'],
        ['my dad collapsed and is not breathing', 'high', 'medical-emergency', 'third-person'],
        ['the voices tell me to kill my brother', 'high', 'harm-to-others', 'own'],
        ['quiero morir', 'elevated', 'suicide', 'own'],
      ],
      ([text, level, category, kind]) => {
        const { response, ...heard } = told(GUARD, [text]);
        expect(heard).toMatchObject({ level, category, kind, isWatched: true });
        expect(response).toBe('full');
        expect(heard.answer?.question).not.toBeNull();
      },
    );
  });

  it('get no answer when harmless', () => {
    checkAll(
      [
        'the battery is dead and I was dying of boredom',
        'can you kill the lights',
        "it's been sitting in the machine since yesterday",
        'my grandfather died in March and I miss him so much',
        'I wrote a story in which the hero kills himself',
        'this song says "I want to die"',
        'I am going to kill the boss fight in the next round',
        'I do not want to die',
        'I used to cut myself when I was fifteen',
        'I tried that already, I end up on my phone again',
        'I always stay up too late because evening is the only time that is mine',
        "'Grab lunch sometime': does he mean it?",
        'I am afraid of fire and check the stove nine times',
        'I wash my hands until they bleed',
      ],
      (text) => {
        const { response, isWatched } = told(GUARD, [text]);
        expect({ response, isWatched }).toEqual({ response: 'none', isWatched: false });
      },
    );
  });

  it.each([
    ['i do not want to die', 'but i want to die'],
    ['in the film he says i want to die', 'but i want to die'],
    ['i do not want to kill myself', 'but i am going to kill myself tonight'],
  ])('count however often "%s" comes first', (framed, plain) => {
    const alone = told(GUARD, [plain]);
    for (const times of [3, 6, 50]) {
      const text = [...Array.from({ length: times }, () => framed), plain].join(', ');
      const { level, response } = told(GUARD, [text]);
      expect({ times, level, response }).toEqual({ times, level: alone.level, response: 'full' });
    }
  });

  it("are recorded by the name of the sign, never in the person's words", () => {
    const heard = told(GUARD, ['My name is Wilhelmina and I want to die']);
    expect(heard.reasons).toContain('wishes to be dead');
    expect(JSON.stringify(heard.state)).not.toMatch(/wilhelmina|exams/i);
  });
});

describe('frames', () => {
  it.each([
    ['what if I am going to stab my baby', 'intrusive-thought'],
    ['when I was fifteen I cut myself every day', 'past'],
    ['the hero wants to kill himself', 'fiction'],
    ['I want to die of embarrassment', 'figure-of-speech'],
    ['I do not want to kill myself', 'denied'],
  ])('change the kind of "%s" to %s', (text, kind) => {
    expect(told(GUARD, [text])).toMatchObject({ level: 'low', kind, response: 'none' });
  });

  it('affect only their own sentence', () => {
    const heard = told(GUARD, ['I do not want to kill my brother. I want to kill myself.']);
    expect(heard).toMatchObject({ level: 'elevated', category: 'suicide', response: 'full' });
  });

  it('treat a fear during exposure work as a fear, but not a wish', () => {
    const hear = (text: string) =>
      GUARD.hear(CALM, text, { ...PLAINLY, inSkill: true, isFearWork: true });
    expect(hear('I will stab my son')).toMatchObject({
      response: 'none',
      kind: 'intrusive-thought',
    });
    expect(wordsOf(hear('I will stab my son').answer)).toContain('this as a fear');
    expect(hear('I want to stab my boss').response).toBe('full');
  });
});

describe('signs that only the learned part detects', () => {
  it('lead to a soft question about the person, with three replies and the numbers', () => {
    const { answer, state, response } = told(GUARD_HEARING_GREY, [GREY]);
    expect(response).toBe('soft');
    expect(answer?.question).toBe(
      'This may mean that you are thinking about dying or hurting yourself. Are you?',
    );
    expect(answer?.replies).toEqual(['Yes', 'No', 'I am not sure']);
    expect(answer?.offers).toContain('lines');
    expect(watchOf(state)).toBe('none');
  });

  it.each([
    'yes',
    'There is more to it',
    'it is more than that',
    'maybe',
    'I am not sure',
    'I want to die',
  ])('lead to a full answer after "%s"', (reply) =>
    expect(told(GUARD_HEARING_GREY, [GREY, reply]).response).toBe('full'),
  );

  it.each([
    'no',
    'It is only about that',
    'no more than that',
    'just the report',
    'you misread me',
    'im fine',
  ])('lead back to the topic after "%s", with the lines in view', (reply) => {
    const { answer, ...heard } = told(GUARD_HEARING_GREY, [GREY, reply]);
    expect(heard).toMatchObject({ response: 'soft', backToTopic: true, isWatched: false });
    expect(heard.state.stage).toBe('in-view');
    expect(answer?.question).toBeNull();
    expect(answer?.offers).toContain('lines');
  });

  it.each([
    'i am not safe',
    'im not ok',
    'i am not okay at all',
    'sorry. im not ok',
    'yes exactly',
    'yes constantly',
    'yes i have been thinking about it',
    'i have before',
  ])('count as confirmed by "%s"', (reply) =>
    expect(told(GUARD_HEARING_GREY, [GREY, reply]).response).toBe('full'),
  );

  it.each(['of course not, no', 'what? no', 'nothing like that', 'im not thinking that, no'])(
    'count as denied by "%s"',
    (reply) => expect(told(GUARD_HEARING_GREY, [GREY, reply]).state.stage).toBe('in-view'),
  );

  it.each([
    'yes i just want to moan',
    'yeah thanks that was good',
    'this is embarrassing but yes',
    'i dont want to lie to you, yes',
    'nobody cares',
    'nobody will help',
    'nothing matters',
  ])('lead to one more question after an unclear answer: "%s"', (reply) => {
    const { answer, ...heard } = told(GUARD_HEARING_GREY, [GREY, reply]);
    expect(heard).toMatchObject({ response: 'soft', level: 'none' });
    expect(wordsOf(answer)).toContain('so I’ll ask once more');
    expect(told(GUARD_HEARING_GREY, [GREY, reply, 'yes']).response).toBe('full');
    expect(told(GUARD_HEARING_GREY, [GREY, reply, reply]).response).toBe('full');
  });

  it.each(['tried it on the sofa, felt silly but ok', 'got the kettle on'])(
    'do not count as answered by an unrelated message: "%s"',
    (reply) =>
      expect(told(GUARD_HEARING_GREY, [GREY, reply])).toMatchObject({
        response: 'none',
        state: { stage: 'none' },
      }),
  );

  it.each(['no', 'It is only about that', 'you misread me'])(
    'do not hide later plain words once "%s" answered them',
    (reply) => {
      for (const plain of [WISH, NOW, 'I want it all to end tonight'])
        expect(told(GUARD_HEARING_GREY, [GREY, reply, plain]).response, plain).toBe('full');
      for (const mention of ['Everyone would be better off without me', 'I want it all to end'])
        expect(told(GUARD_HEARING_GREY, [GREY, reply, mention]).response, mention).toBe('soft');
    },
  );

  it('lead to no further question for twelve messages', () => {
    const others = Array.from({ length: 11 }, () => GREY);
    expect(told(GUARD_HEARING_GREY, [GREY, ...others]).response).toBe('none');
    expect(told(GUARD_HEARING_GREY, [GREY, ...others, GREY, GREY]).response).toBe('soft');
  });

  it('never lower plain words', () => {
    expect(told(GUARD_HEARING_GREY, [`${GREY}. ${NOW}`])).toMatchObject({
      level: 'high',
      response: 'full',
    });
  });
});

describe('a way out that keeps watching', () => {
  it.each(['no', "no, I don't", 'you misread me', 'I was joking'])(
    '"%s" returns to the topic',
    (reply) => {
      const heard = told(GUARD, [WISH, reply]);
      expect(heard).toMatchObject({ response: 'soft', backToTopic: true, isWatched: true });
      expect(heard.state.stage).toBe('denied');
      expect(heard.answer?.offers).toContain('lines');
    },
  );

  it('asks again once, later, and stops after a calm answer', () => {
    let { state } = told(GUARD, [WISH, 'no']);
    let asked = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      state = GUARD.hear(state, 'the laundry is done', PLAINLY).state;
      const due = GUARD.question(state, 'turn');
      if (due === null) continue;
      asked += 1;
      state = due.state;
    }
    expect(asked).toBe(1);
    expect(state.stage).toBe('none');
    const later = told(
      GUARD,
      [...Array.from({ length: 6 }, () => 'the laundry is done')],
      told(GUARD, [WISH, 'no']).state,
    );
    const due = GUARD.question(later.state, 'turn');
    expect(due?.answer.replies).toContain('Gone');
    expect(told(GUARD, ['gone'], due?.state).state.stage).toBe('none');
    expect(told(GUARD, ['stronger'], due?.state).response).toBe('full');
  });

  it('lowers immediate danger by one step only after a no', () => {
    expect(told(GUARD, [NOW, 'no']).state.stage).toBe('open-elevated');
    expect(told(GUARD, [NOW, 'no, when my mum is asleep']).state.stage).toBe('open-high');
  });

  it.each([
    'No, in an hour',
    'no, later tonight',
    'no, goodbye',
    'better, I swallowed them',
    'I will not kill myself before sunday',
  ])('does not lower the danger after "%s"', (reply) =>
    expect(told(GUARD, [NOW, reply]).state.stage).toBe('open-high'),
  );

  it('does not close a medical emergency because of the intent', () => {
    const heard = told(GUARD, [
      'i just swallowed a bottle of tylenol',
      'no i dont want to die, i had a headache',
    ]);
    expect(heard.state.stage).toBe('open-high');
  });
});

describe('while a danger is open', () => {
  it('never repeats an answer right away, and moves to the next step after a yes', () => {
    const first = told(GUARD, [NOW]);
    const second = told(GUARD, [NOW, 'yes']);
    const third = told(GUARD, [NOW, 'yes', 'yes']);
    const said = [first, second, third].map(({ answer }) => wordsOf(answer));
    expect(new Set(said).size).toBe(3);
    expect(said[1]).toContain('Thank you for answering.');
  });

  it.each([
    [[WISH, 'i dont want to call anyone'], 'there is another way'],
    [[NOW, 'I cannot call, my phone is dead'], 'Send this to one person'],
    [['my boyfriend hits me', 'ok he is coming'], 'If you cannot speak'],
    [['my boyfriend hits me', 'he left for work'], 'plan for leaving with a help line'],
    [['my friend wants to die', 'what do i say to her'], 'you can just say this'],
    [['my friend wants to die', 'she made me promise not to tell'], 'even if you promised not to'],
    [['i cut myself again', 'its not deep'], 'clean water and a bandage'],
    [[WISH, 'leave me alone'], 'I’ll stop asking'],
    [[WISH, 'i called 988'], 'an important step'],
    [[WISH, 'why do you keep asking'], 'what you wrote could mean danger'],
    [['i swallowed bleach', 'i cannot call anyone'], 'have somebody else call'],
    [
      ['my friend wants to die', 'my friend opened the door and let me in'],
      'It helps that you are in contact',
    ],
    [['my boyfriend hits me', 'was it my fault'], 'you said or did'],
    [
      ['my friend is beaten by her husband', 'what should i do'],
      'Do not confront the person who hurts',
    ],
  ])('has a specific reply to an objection: %j', (messages, words) =>
    expect(wordsOf(told(GUARD, messages).answer)).toContain(words),
  );

  it.each([
    ['she is holding a knife', 'It helps that you are in contact'],
    ['he is not here', 'It helps that you are in contact'],
    ['she is crying', 'It helps that you are in contact'],
  ])('does not take "%s" for an objection', (message, words) =>
    expect(wordsOf(told(GUARD, ['my friend wants to die', message]).answer)).not.toContain(words),
  );

  it.each([
    [['i swallowed bleach', 'yes'], 'Here is another way.'],
    [['my boyfriend hits me', 'ok he is coming', 'yes'], 'Turn the call volume down'],
    [['my friend is going to jump off the bridge right now', 'yes'], 'Somebody else can call.'],
  ])('offers an alternative to calling when one is needed: %j', (messages, words) =>
    expect(wordsOf(told(GUARD, messages).answer)).toContain(words),
  );

  it('gives first aid when something has already been done', () => {
    const asked = told(GUARD, [NOW, 'yes']);
    expect(asked.answer?.question).toMatch(/already/);
    const { answer, state } = told(GUARD, ['yes'], asked.state);
    expect(state).toMatchObject({ stage: 'open-high', danger: { category: 'medical-emergency' } });
    expect(wordsOf(answer)).toContain('some things harm the body later');
    expect(told(GUARD, ['no'], asked.state).state).toMatchObject({
      stage: 'open-high',
      danger: { category: 'suicide' },
    });
  });

  it('stays with the danger, and returns to it later', () => {
    const other = GUARD.hear(told(GUARD, [NOW]).state, 'what is the weather', PLAINLY);
    expect(other.answer).toBeNull();
    const staying = GUARD.question(other.state, 'turn');
    expect(staying?.answer.response).toBe('full');
    const helped = told(GUARD, [NOW, 'i called 988', 'they talked to me']);
    expect(GUARD.question(helped.state, 'turn')).toBeNull();
  });

  it.each([
    [[WISH, 'i have pills'], 'open-high', 'suicide'],
    [
      ['everyone would be better off if I was dead, I wish I was dead', 'tonight'],
      'open-high',
      'suicide',
    ],
    [['I want to die', 'I took some'], 'open-high', 'medical-emergency'],
    [['i took some pills', '12 of them an hour ago'], 'open-high', 'medical-emergency'],
    [
      ['I am making myself throw up after every meal', 'there was blood in it'],
      'open-high',
      'medical-emergency',
    ],
  ])('recognizes danger told in pieces: %j', (messages, stage, category) => {
    expect(told(GUARD, messages).state).toMatchObject({ stage, danger: { category } });
  });

  it('ignores such pieces in any other context', () => {
    for (const text of ['i have pills', 'tonight', 'it is in my drawer', 'goodbye'])
      expect(told(GUARD, [text]).response, text).toBe('none');
    expect(told(GUARD, ['i took my pills this morning', 'all of them']).response).toBe('full');
  });
});

describe('coming back and deleting', () => {
  it('asks how things are after half an hour, also when the page has shown the question', () => {
    const { state } = told(GUARD, [WISH]);
    expect(GUARD.checkIn(state, 29 * 60_000)).toBeNull();
    expect(wordsOf(GUARD.checkIn(state, 31 * 60_000))).toContain('You are back.');
    const back = { ...PLAINLY, awayMs: 31 * 60_000 };
    expect(
      GUARD.hear(state, 'it is weaker', { ...back, checkInShown: true }).answer,
    ).not.toBeNull();
    const unseen = GUARD.hear(state, 'hello', { ...back, checkInShown: false });
    expect(GUARD.question({ ...unseen.state, hasAnswered: true }, 'turn')).not.toBeNull();
    expect(GUARD.checkIn(CALM, 31 * 60_000)).toBeNull();
  });

  it('keeps watching silently when the danger was deleted, and still detects a sign', () => {
    const silent = GUARD.withoutToldDanger(told(GUARD, [NOW]).state);
    expect(watchOf(silent)).toBe('silent');
    expect(GUARD.question(silent, 'before-a-strain')).toBeNull();
    expect(GUARD.checkIn(silent, 31 * 60_000)).toBeNull();
    expect(told(GUARD, ['hello'], silent).answer).toBeNull();
    expect(told(GUARD, [NOW], silent).response).toBe('full');
    expect(GUARD.withoutToldDanger(CALM)).toMatchObject({ stage: 'none' });
  });

  it('asks before something straining', () => {
    const due = GUARD.question(told(GUARD, [WISH, 'no']).state, 'before-a-strain');
    expect(wordsOf(due?.answer ?? null)).toContain('can be hard');
    expect(GUARD.question(CALM, 'before-a-strain')).toBeNull();
  });
});
