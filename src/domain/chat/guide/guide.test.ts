import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Said } from '#domain/chat/skills/skill.ts';
import {
  around,
  guide,
  guideContent,
  guideModels,
  said,
  talk,
} from '#tests/support/chat/guide-content.ts';
import { skills } from '#tests/support/skills-content.ts';
import { isStrain, labelsOf } from './catalog.ts';
import { createGuide } from './guide.ts';
import {
  guideShape,
  newGuideState,
  pausedGuide,
  readGuideState,
  withoutLadder,
  withoutWords,
} from './state.ts';

const { texts } = guideContent;

const filled = (form: string, values: Record<string, string>): Said => ({
  text: 'a form',
  entries: { form, values },
});

/** The guide's last reply to the given messages: paragraphs, buttons and parts as one text. */
const lastOf = (messages: readonly (string | Said)[], moment = around): string => {
  const last = talk(messages, moment).at(-1);
  const parts = last?.reply.parts.map((part) => JSON.stringify(part)) ?? [];
  const buttons = last?.reply.quickReplies.map((label) => `[${label}]`) ?? [];
  return [...(last?.reply.paragraphs ?? []), ...buttons, ...parts].join(' ');
};

const PILE = filled('pile', { things: 'laundry\ntax', minutes: '15', from: '16:00' });
const START = 'i want to start the dishes but i cant get started';
/** Messages that could be about several needs. */
const TIDYING = 'my flat is a tip and i cant start tidying';
const SISTER = 'she didnt text back is she annoyed with me or just busy';
const TWO = 'i cant get started on the dishes, and the neighbours are so loud i cant think';

describe('the last answer of a conversation', () => {
  it.each<readonly [talk: readonly (string | Said)[], has: readonly string[]]>([
    // Things that the person names stay in view and are prefilled in forms.
    [
      ['Paralysed: laundry, landlord, gym, groceries, tax'],
      ['"things":["laundry","landlord","gym","groceries","tax"]', '[Put my tasks in order]'],
    ],
    [
      ['Paralysed: laundry, landlord, gym, groceries, tax', 'Put my tasks in order'],
      ['laundry\\nlandlord\\ngym', '"type":"form"'],
    ],
    [
      ['Put my tasks in order', PILE],
      ['16:00', '16:15', '"type":"tasks"', `[${texts.formChange}]`],
    ],
    [
      ['Put my tasks in order', PILE, texts.formChange],
      ['"value":"laundry\\ntax"', '"value":"16:00"'],
    ],
    [
      ['Put my tasks in order', PILE, texts.addTasks],
      [texts.tasksReady, '"minutes":15'],
    ],
    [
      ['Put my tasks in order', filled('pile', { things: '' })],
      [texts.formAllEmpty, '"type":"form"'],
    ],
    // Follow-ups.
    [["i can't sleep"], ['[Awake at night]', '[Muscle relaxation]']],
    [["i can't sleep", 'yeah exactly'], ['go with the first one, “Awake at night”']],
    [["i can't sleep", 'ok', 'the second one'], ['"form":"sleep"']],
    [
      ["i can't sleep", 'I tried that already'],
      [texts.alreadyTried, '[Sort my worries]'],
    ],
    [["i can't sleep", "that didn't help, still awake"], [texts.alreadyTried]],
    [["i can't sleep", "i don't know"], ['go with the first one, “Awake at night”']],
    [
      ["i can't sleep", 'what do you mean?'],
      ['about sleep', '[Awake at night]'],
    ],
    [
      ["i can't sleep", 'no'],
      [texts.notNowAnswer, '[Sort my worries]'],
    ],
    [
      ["i can't sleep", 'it is blue'],
      ['another way', 'for help with sleep', '[Awake at night]', '[Just listen]'],
    ],
    [
      ["i can't sleep", 'it is blue', 'it is green'],
      ['for help with sleep', 'keep writing', '[Just listen]'],
    ],
    [["i can't sleep", 'my cat died yesterday'], ['grieve']],
    // Acts within a conversation.
    [
      [TIDYING, 'top drawer is done'],
      ['done', '[Note what went well]'],
    ],
    [
      [TIDYING, 'its gone down to a 30'],
      ['easier', '[Note what went well]'],
    ],
    [
      [TIDYING, 'ill do the top drawer first'],
      ['plan', '[Note what went well]'],
    ],
    [
      [TIDYING, 'still cant move'],
      ['sounds hard', '[Just listen]'],
    ],
    [
      [TIDYING, 'not outside, it is raining'],
      ['not that', '[Just listen]'],
    ],
    [
      [TIDYING, 'that didnt do anything for me'],
      ['didn’t help', '[Just listen]'],
    ],
    [[TIDYING, 'thanks, ill do it tonight. bye'], ['Goodbye']],
    // A message that was not understood is read again together with the next message.
    [
      ['i was up half the night', 'again, about yesterday'],
      ['about sleep', '[Awake at night]'],
    ],
    [['hi', 'deleted his alarm this morning, he was the best cat there was'], ['grie']],
    [['i need to get my tax return done'], ['[']],
    [["i can't sleep", 'can we talk about something else'], [texts.changed]],
    [["i can't sleep", 'how do i start'], ['"form":"sleep"']],
    [['my sister and i had a huge fight', 'what do i say to her'], ['"form":"hard-talk"']],
    [['idk what to do'], ['go with the first one']],
    // News, jokes and goodbyes get a kind word and start no topic.
    [
      [START, 'ok i did the plates'],
      ['It’s good that it’s done', '[See what you can do here]'],
    ],
    [[START, 'thanks, i will do it tonight. bye'], ['Goodbye']],
    [["i can't sleep", 'phew'], ['It’s good that this is over']],
    [["i can't sleep", 'haha'], ['I’ll take that as a joke']],
    [["i can't sleep", 'not now'], ['It can wait']],
    [["i can't sleep", 'that helped'], [texts.gladToHear]],
    [["i can't sleep", "that's not what I meant"], [texts.sorryMisread]],
    [['asdf qwer'], [texts.notUnderstood, '[Start or plan]']],
    [['asdf qwer', 'zxcv uiop'], [texts.notUnderstoodAgain]],
    [['🙂'], [texts.empty]],
    // A repeated doubt gets no further reassurance.
    [['did I lock the door?'], ['[Wait out the urge]']],
    [['did I lock the door?', 'but are you sure?'], [texts.reassuranceOther]],
    [['did I lock the door?', 'i have to check the door again'], [texts.reassuranceOther]],
    [['did I lock the door?', 'did i really lock the door??'], [texts.reassurance]],
    [['did I lock the door?', 'did I lock the car?'], [texts.reassuranceOther]],
    [['"Grab lunch sometime": does he mean it?'], ['[Ask what they meant]']],
    // Listening only.
    [
      ['Just listen', 'my cat died yesterday'],
      [texts.read, `[${texts.stopListening}]`],
    ],
    [
      ['Just listen', 'my cat died yesterday', texts.stopListening],
      [texts.afterListening, '[Get through today]'],
    ],
    [['Just listen', 'he was 15', 'what should i do'], [texts.afterListening]],
    [['Just listen', 'my cat died yesterday', 'he was 15'], [`${texts.readAgain} [`]],
    [
      ['Just listen', 'he was 15', 'who reads this?'],
      ['No human reads your messages', '[Just listen]'],
    ],
    [
      ['Just listen', 'he was 15', "how do i get to sleep, i can't sleep"],
      ['You’re not getting the sleep', '[Just listen]'],
    ],
    // Skills.
    [
      ['calm me down', 'Slow breathing', 'my cat died yesterday'],
      ['grieve', '[Back to the breathing exercise]'],
    ],
    [
      ['Slow breathing', 'it is blue'],
      [texts.onlyAnswers, `[${texts.stop}]`],
    ],
    [
      ['Slow breathing', texts.stop],
      ['Stopped', '[Back to the breathing exercise]'],
    ],
    [['Slow breathing', texts.stop, 'Back to the breathing exercise'], [texts.backAgain]],
    [['Back to the breathing exercise'], [texts.nothingPaused]],
    [['Practice a call'], [`[${texts.stop}]`]],
    // If a message has two needs, the guide names both and remembers the second.
    [
      [TWO],
      [
        'I see two things here: ',
        'Which one do you want to start with?',
        '[Getting started]',
        '[Too loud, too bright, too close]',
      ],
    ],
    [
      [TWO, 'Getting started'],
      ['hard to get going', '[Too loud, too bright, too close]'],
    ],
    [[TWO, 'Getting started', 'ok', 'asdf qwer'], ['[']],
    // The task is repeated in the person's own words and prefilled in later forms.
    [['i need to email my landlord and i cant get started'], ['“email my landlord”']],
    [
      ['i need to email my landlord and i cant get started', 'Write down the first step'],
      ['"value":"email my landlord"'],
    ],
    [
      ['i need to email my landlord and i cant get started', 'Get started on a task'],
      ['"value":"email my landlord"'],
    ],
    [
      [
        'i need to email my landlord and i cant get started',
        "i can't sleep",
        'Split up a big task',
      ],
      ['"value":"email my landlord"'],
    ],
    // After two cards in a row, no further card is offered.
    [
      ['What would you tell a friend?', 'Eat and drink with less effort'],
      [texts.enoughCards, '[Just listen]', '[Stop here]'],
    ],
    [
      ['See what you can do here', 'Calm down', 'What would you tell a friend?'],
      ['[Look at a thought]', '[Write to somebody close to me]'],
    ],
    [
      ['What would you tell a friend?', 'it is blue', 'Keep my hands busy'],
      ['Find something to squeeze', '[Make a habit harder to do]'],
    ],
    [
      ['What would you tell a friend?', 'Eat and drink with less effort', texts.stop],
      [texts.notNowAnswer],
    ],
    // Sore skin takes precedence over the urge to wash.
    [['my hands are bleeding from washing'], ['press a clean cloth', '[Wait before washing]']],
    // An intrusive thought ends other exercises, but not the work on a fear.
    ...[
      'Practice a call',
      'Get started on a task',
      'Slow breathing',
      'Look at a thought',
      'Practice a social scene',
    ].map((begun): [string[], string[]] => [
      [begun, 'I keep seeing an image of dropping the baby'],
      ['[Let a thought be there]', '[Back to'],
    ]),
    [
      ['Work on a fear in steps', 'I keep seeing an image of dropping the baby'],
      ['"type":"form"', `[${texts.stop}]`],
    ],
    [['Get started on a task', 'call the bank'], ['The task: call the bank']],
    [
      ['Practice a social scene', 'my cat died yesterday'],
      ['grieve', '[Back to'],
    ],
    [
      ['Practice a social scene', 'my boss shouted at me'],
      ['Your situation: my boss shouted at me'],
    ],
    // Questions about the chat, and requests for wording.
    [['what day is it?'], ['Monday, November 23, 2026', '3:02 PM']],
    [['can you be wrong?'], ['Yes. I recognize words']],
    [['who reads this'], ['No human reads your messages']],
    [['why are there buttons?'], ['I know what each button does']],
    [['do you remember what i told you yesterday'], ['Within this chat, I remember']],
    [['are you an AI therapist?'], ['I am not a therapist']],
    [['what is ERP?'], ['exposure and response prevention']],
    [['whats cbt'], ['cognitive behavioral therapy']],
    [['what does OCD stand for'], ['obsessive-compulsive disorder']],
    [['what is rumination'], ['going over the same thought']],
    [['what is a false memory?'], ['In OCD, a false memory']],
    [['what is tapping'], ['Two different things']],
    // Stale buttons and forms.
    [[texts.formChange], [texts.noLongerThere]],
    [[texts.stopListening], [texts.noLongerThere]],
    [[filled('gone', { a: 'b' })], [texts.noLongerThere]],
    // Questions about the guide itself, and other languages.
    [['are you a person?'], ['I’m a program']],
    [['do you save this'], ['Your messages are kept in your account']],
    [['what can you do'], ['The guide has a fixed list of topics']],
    [['je ne comprends pas, je suis fatigué'], ['Je n’ai pas compris ce message']],
    [['Привет, как дела'], [texts.notEnglish]],
    [['thanks'], ['You’re welcome']],
    [['bye'], ['Goodbye']],
  ])('%j', (messages, has) => {
    const answer = lastOf(messages);
    for (const one of has) expect(answer).toContain(one);
  });
});

describe('a message that may be about either of two needs', () => {
  // No message is certain, so that the test does not depend on how sure the model is of one message.
  const unsure = {
    ...guideModels.needs.thresholds,
    certain: 1.1,
    sure: 1.1,
    both: 1.1,
    close: 0.2,
  };
  const asking = createGuide(
    guideContent,
    { ...guideModels, needs: { ...guideModels.needs, thresholds: unsure } },
    skills,
    new Map(),
  );
  const answerTo = (messages: readonly string[]): string => {
    let state = newGuideState();
    let shown = '';
    for (const message of messages) {
      const { reply, ...guided } = asking.respond(state, said(message), around);
      ({ state } = guided);
      shown = [...reply.paragraphs, ...reply.quickReplies.map((label) => `[${label}]`)].join(' ');
    }
    return shown;
  };

  it.each<readonly [messages: readonly string[], has: readonly string[]]>([
    [[SISTER], ['Is this about ', ', or about ', '[What did they mean?]', `[${texts.neither}]`]],
    [[SISTER, 'What did they mean?'], ['You’re not sure what somebody meant']],
    // The guide asks once; if the next message is unclear too, it picks the need that fits both messages.
    [[SISTER, 'she hasnt answered, is she annoyed'], ['I think this is about']],
    [[SISTER, texts.neither], [texts.neitherAnswer]],
    // A message that may still be about the current need does not change the topic.
    [[SISTER, 'What did they mean?', SISTER], ['for help with what somebody meant']],
  ])('%j', (messages, has) => {
    const answer = answerTo(messages);
    for (const one of has) expect(answer).toContain(one);
  });
});

describe('while the guard is watching', () => {
  const wary = { ...around, isGuardWatching: true };

  it('begins no straining skill, and offers calmer choices', () => {
    const pressed = ['Look at a thought', 'Work on a fear in steps', 'Practice a call'];
    for (const label of pressed) {
      expect(lastOf([label], wary)).toContain(texts.noStrain);
      expect(lastOf([label], wary)).toContain('[Slow breathing]');
    }
    expect(lastOf(['did I lock the door?'], wary)).not.toContain('Work on a fear');
    expect(lastOf(['Slow breathing'], wary)).toContain(texts.stop);
  });

  it('pauses a straining skill in progress', () => {
    const [begun] = talk(['Look at a thought']);
    const guided = guide.respond(begun?.state ?? newGuideState(), said('hm'), wary);
    expect(guided.state.active).toBeNull();
    expect(guided.state.paused).toHaveLength(1);
    expect(guided.reply.quickReplies.join()).not.toContain('Back to');
  });
});

const HURTING: readonly (readonly [messages: readonly string[], has: readonly string[]])[] = [
  // After a topic was chosen, a message about it is answered, and the topic is not asked about again.
  [
    ['My children', 'i shouted at her because she couldnt find her shoes. she cried. i feel awful'],
    ['I’m sorry it hurts so much', 'After I lost my temper'],
  ],
  [
    ['i yelled at my kids this morning and i feel like the worst mum'],
    [texts.warm, 'After I lost'],
  ],
  [
    [
      'i feel like the worst mum. everything is too much, the house is a mess and i still have to pay the electricity',
    ],
    ['I’m sorry you feel this way about yourself', 'Too much at once'],
  ],
  [['i feel so awful, the thing with the vase'], [texts.warm, 'Just listen']],
];

describe('a feeling that hurts', () => {
  it.each(HURTING)('is answered warmly before anything else: %j', (messages, has) => {
    const { paragraphs, quickReplies } = talk(messages).at(-1)?.reply ?? {};
    const reply = [...(paragraphs ?? []), ...(quickReplies ?? [])].join(' ');
    for (const part of has) expect(reply).toContain(part);
    expect(paragraphs?.[0]).toMatch(/^I’m sorry/);
    expect(reply).not.toMatch(
      /I see two things|Which one do you want to start with|Somebody shouted at me/,
    );
  });

  it('is read as the person’s own deed only if it is one', () => {
    const needOf = (text: string) => talk([text])[0]?.state.need;
    expect(needOf('my boss shouted at me in front of everyone')).toBe('shouted-at');
    expect(needOf('i snapped at my mum because she shouted at me')).toBe('shouted-at');
    expect(needOf('i shouted at my kid over his shoes')).toBe('children');
  });
});

describe('after danger', () => {
  it('offers the paused skill and the topic again', () => {
    const [, begun] = talk([START, 'Slow breathing']);
    const state = pausedGuide(begun?.state ?? newGuideState());
    const { reply } = guide.answerAgain(state, around);
    expect(reply.paragraphs.join()).toContain(
      'Do you want to continue with the breathing exercise?',
    );
    expect(reply.quickReplies[0]).toBe('Back to the breathing exercise');
  });

  it('answers the message that the guard took over', () => {
    const state = guide.noted(newGuideState(), 'my cat died yesterday');
    expect(guide.answerAgain(state, around).reply.paragraphs.join()).toContain('grieve');
  });
});

describe('the state', () => {
  it('starts over when the stored state is invalid', () => {
    expect(readGuideState({ version: 1 })).toEqual(newGuideState());
    const unfit = { ...newGuideState(), active: { skill: 'exposure', at: 'pick' } };
    expect(readGuideState(unfit)).toEqual(newGuideState());
    const [{ state } = { state: newGuideState() }] = talk([START]);
    expect(readGuideState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it("can drop a ladder and the person's own words", () => {
    const on = skills.begin('exposure', around).state;
    if (on === null) throw new Error('it has not begun');
    const state = { ...newGuideState(), active: on, paused: [on], named: ['tax'] };
    expect(withoutLadder(state, 'another')).toEqual(state);
    expect(withoutLadder(state, around.newId)).toMatchObject({ active: null, paused: [] });
    expect(withoutWords(state)).toMatchObject({ active: on, named: [], filled: null });
  });
});

describe('the language model may answer', () => {
  it.each<readonly [messages: readonly string[], isOpen: boolean]>([
    [['my sister and i had a huge fight'], true],
    [['it is blue'], true],
    [['did I lock the door?'], false],
    [['did I lock the door?', 'it is blue'], false],
    [['Slow breathing'], false],
    [['Slow breathing', 'it is blue'], false],
    [['Put my tasks in order'], false],
    [['Just listen', 'my day was long'], false],
  ])('%j: %s', (messages, isOpen) => {
    expect(talk(messages).at(-1)?.isOpen).toBe(isOpen);
  });
});

it('gives each label one meaning, including those of the skills', () => {
  const labels = labelsOf(guideContent, skills);
  const does = new Map(labels.map(({ label, does: what }) => [label.toLowerCase(), what]));
  expect(labels.filter((one) => does.get(one.label.toLowerCase()) !== one.does)).toEqual([]);
});

/** What a person may do next: type some text, press a button, or submit the form as it is. */
const SAID = [
  'i need to clean, shop, cook and call mum',
  'did i lock it?',
  'no',
  'ok',
  'i tried that already',
  'what?',
  'it is blue',
  'my boss yelled at me and i feel awful',
  'ich bin müde und ich kann nicht schlafen',
  'stop',
  '🙂',
];

it('always has text, a way to continue and a storable state, whatever the person does', () => {
  const fast = createGuide(guideContent, guideModels, skills, new Map());
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 14 }), fc.boolean(), (steps, isGuardWatching) => {
      let state = newGuideState();
      let buttons: readonly string[] = [];
      let form: Said | null = null;
      for (const step of steps) {
        const button = step < 40 ? buttons[step % Math.max(1, buttons.length)] : undefined;
        const words = SAID[step % SAID.length] ?? 'ok';
        const message = step > 54 && form !== null ? form : said(button ?? words);
        const guided = fast.respond(state, message, {
          ...around,
          isGuardWatching: isGuardWatching,
        });
        const { paragraphs, quickReplies, parts } = guided.reply;
        expect(paragraphs.length).toBeGreaterThan(0);
        expect(paragraphs.every((one) => one.trim() !== '' && !/\{\w+\}/.test(one))).toBe(true);
        expect(quickReplies.length).toBeGreaterThan(0);
        if (button !== undefined) expect(paragraphs.join()).not.toContain(texts.notUnderstood);
        const active = guided.state.active?.skill;
        if (isGuardWatching && active !== undefined)
          expect(isStrain(`skill:${active}`)).toBe(false);
        expect(guideShape.safeParse(guided.state).success).toBe(true);
        ({ state } = guided);
        buttons = quickReplies;
        const shown = parts.find(({ type }) => type === 'form');
        form =
          shown?.type === 'form'
            ? filled(
                shown.form,
                Object.fromEntries(shown.fields.map(({ name, value }) => [name, value || '10:00'])),
              )
            : null;
      }
    }),
    { numRuns: 150 },
  );
});
