import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkillTurn } from '#domain/chat/skills/skills.ts';
import {
  act,
  atOf,
  contextAt,
  saidBy,
  skills,
  skillsContent,
  take,
  talk,
} from '#tests/support/skills-content.ts';
import { createFeedback } from './feedback.ts';
import { longestFrom } from './scenes.ts';

const { scene, scenes } = skillsContent;
const { own } = scene;
const WRITTEN = Object.entries(scenes);
const optionsOf = Object.values(scenes).flatMap(({ nodes }) =>
  Object.values(nodes).flatMap(({ options }) => options),
);
const PRAISE = /\b(?:well done|good job|great|perfect|proud|normal|polite|fit in|brave)\b/i;
const HIDES =
  /^(?:said (?:yes|OK|nothing|you were fine)|nodded|sat still|made small talk|gave in|waited|rushed|stayed on|took off the headphones|wrote late into the night)$/;
const COSTS =
  /\b(?:not|can’t|don’t|doesn’t|won’t|nobody|hard|hungry|a lot|cost|turn away|like it|gave up)\b/;
const IN_SCENE = ['Work', 'You need more time for a task'];
const BEGUN = [own.button, 'my landlord', 'get the heating fixed'];
const FIRST = 'The heating is broken. Can you fix it this week?';
const sceneOf = ({ state }: SkillTurn) => {
  if (state?.skill !== 'scene') throw new Error('not in a scene');
  return state;
};

describe('the written scenes', () => {
  it('are 15 with distinct titles, at least three in each place', () => {
    expect(new Set(WRITTEN.map(([, { title }]) => title)).size).toBe(15);
    for (const { scenes: ids } of scene.place.places) expect(ids.length).toBeGreaterThanOrEqual(3);
  });

  it.each(WRITTEN)('take several turns, and have several good ends: %s', (_, written) => {
    expect(longestFrom(written, 'start')).toBeGreaterThanOrEqual(3);
    const nodes = Object.values(written.nodes);
    expect(nodes.filter(({ options }) => options.length === 0).length).toBeGreaterThanOrEqual(3);
    for (const { options } of nodes) expect(options.length).not.toBe(1);
  });

  it('never praise, and say what hiding a need costs', () => {
    expect(optionsOf.length).toBeGreaterThan(150);
    for (const { feedback, path } of optionsOf) {
      expect(feedback).not.toMatch(PRAISE);
      if (HIDES.test(path)) expect(feedback).toMatch(COSTS);
    }
  });

  it('show the position and the path taken, chosen by button, number or path name', () => {
    const begun = talk('scene', IN_SCENE);
    expect(begun.reply.parts).toMatchObject([{ where: 'step 1 of 3', path: [] }]);
    const label = begun.reply.quickReplies[0] ?? '';
    const second = take(begun, label);
    expect(second.reply.parts).toMatchObject([
      { where: 'step 2 of 3, so far: asked for time', step: 2, steps: 3 },
    ]);
    expect(second.reply.paragraphs[0]).toMatch(/^You say what’s possible and when/);
    for (const typed of ['1', 'asked for time', label.toUpperCase()])
      expect(take(begun, typed).state).toEqual(second.state);
    expect(take(second, 'Back').state).toMatchObject({ nodeId: 'start', walked: [] });
    expect(saidBy(take(begun, 'I would call in sick'))).toMatch(/^You could say that, too/);
  });

  it('can be started directly by id, and played again', () => {
    const begun = skills.begin('scene', contextAt(), 'doctor-call');
    expect(begun.state).toMatchObject({ at: 'turn', sceneId: 'doctor-call', nodeId: 'start' });
    expect(atOf(skills.begin('scene', contextAt(), 'gone'))).toBe('place');
    const over = talk('scene', [...IN_SCENE, '1', '1', '1']);
    expect(take(over, 'Play it again').state).toMatchObject({ at: 'turn', nodeId: 'start' });
    expect(saidBy(take(over, 'That is all for today'))).toMatch(/That was the scene/);
  });
});

describe("a scene of one's own", () => {
  it.each([
    [[own.button], ''],
    [['Work', own.button], ''],
    [['none of these'], ''],
    [['My landlord does not fix the heating'], 'My landlord does not fix the heating'],
    [['Shops and services', 'They never call me back'], 'They never call me back'],
  ])(
    'begins by its button, or by a situation that no written scene covers: %j',
    (does, situation) => {
      const begun = talk('scene', does);
      expect(begun.state).toMatchObject({ at: 'own-with', values: { situation } });
      expect(begun.reply.parts).toMatchObject([{ sceneId: 'own', where: 'step 1 of 5', path: [] }]);
    },
  );

  it.each(['xyz', 'I do not know what I want', 'what do you mean by a scene?', 'yes'])(
    'does not begin by words that describe no situation: "%s"',
    (text) => {
      expect(talk('scene', [text])).toMatchObject({ fit: 'other', state: { at: 'place' } });
    },
  );

  it.each(own.answers)(
    'plays each answer as a plain line, and shows the path: $label',
    ({ label, line, path }) => {
      expect(saidBy(talk('scene', [...BEGUN, FIRST, label]))).toContain(`They say: "${line}"`);
      const over = talk('scene', [...BEGUN, FIRST, label, 'When do you come?']);
      expect(over.state).toMatchObject({ at: 'own-over' });
      expect(over.reply.parts).toMatchObject([
        {
          step: 5,
          path: [
            'with: my landlord',
            'wish: get the heating fixed',
            'said your first sentence',
            path,
          ],
        },
      ]);
    },
  );

  it("lists the person's sentences at the end without duplicates, including those of a replay", () => {
    const way = [...BEGUN, FIRST, 'A no', 'What is possible?', 'Hear another answer'];
    const again = [...way, 'unclear', 'Is that a yes or a no?', 'Play it again', FIRST];
    const done = talk('scene', [...again, 'A friendly yes', 'Thank you.', 'That is all for today']);
    expect(done.reply.paragraphs.slice(3)).toEqual([
      `"${FIRST}"`,
      '"What is possible?"',
      '"Is that a yes or a no?"',
      '"Thank you."',
    ]);
  });

  it('replaces a first sentence by its rewording', () => {
    for (const back of ['Say it another way', 'Back'])
      expect(sceneOf(talk('scene', [...BEGUN, 'heating', back, FIRST])).said).toEqual([
        { text: FIRST, to: null },
      ]);
  });

  it.each(['What do you mean?', 'Again', 'help', 'No.', 'I do not get it', '"What?"', 'go back'])(
    'treats words that steer a skill elsewhere as something said: %s',
    (text) => {
      const told = sceneOf(talk('scene', [...BEGUN, FIRST, 'unclear', text]));
      expect(told.at).toBe('own-over');
      expect(told.said.at(-1)?.text).toBe(text.replaceAll('"', ''));
    },
  );
});

describe('feedback on an own sentence', () => {
  const feedback = createFeedback(own);
  it.each([
    [
      FIRST,
      [
        /^Your sentence makes one clear request/,
        /short enough/,
        /don’t give a reason.*don’t have to/,
      ],
    ],
    ['I need a break because my head hurts.', [/one clear request/, /short/, /^You give a reason/]],
    ['Please do not eat it. I need it for lunch.', [/2 requests/, /short/, /^You give a reason/]],
    ['No, not today.', [/clear statement/, /short/, /don’t give a reason/]],
    ['Heating.', [/see a request or a statement/, /short/, /don’t give a reason/]],
    [
      'Can you fix it? Can you call me? I need a list.',
      [/^Your sentence makes 3 requests/, /short/, /don’t give a reason/],
    ],
    [
      'Sorry to bother you, can you help me?',
      [/one clear/, /short/, /don’t give a reason/, /Nobody has to be sorry/],
    ],
    [
      `I want to tell you that ${'there is so much going on '.repeat(5)}at home.`,
      [/one clear/, /^Your sentence has \d+ words/, /don’t give a reason/],
    ],
  ] as const)('is literal: %s', (text, patterns) => {
    const found = feedback.onFirst(text, 'get help');
    expect(found).toHaveLength(patterns.length);
    for (const [at, pattern] of patterns.entries()) expect(found[at]).toMatch(pattern);
  });

  it.each([
    ['An unclear answer', 'Is that a yes or a no?', /asks what they mean/],
    ['An unclear answer', 'Okay.', /still don’t know what they meant/],
    ['A no', 'What would work for you?', /asks what would be possible/],
    ['A no', 'All right.', /accepts the no/],
    ['A no', 'But I need it.', /reply repeats what you want/],
    ['A question in return', 'I’d rather not say why.', /That’s a full answer/],
    ['A question in return', 'Because it helps me.', /answers their question/],
    ['A friendly yes', 'Thanks a lot.', /heard the yes/],
  ] as const)('fits the answer %s: %s', (label, text, says) => {
    const answer = own.answers.find((one) => one.label === label);
    if (answer === undefined) throw new Error(label);
    expect(feedback.onReply(text, answer)[0]).toMatch(says);
    expect(feedback.onFirst('I am sorry that I was late.', '').join()).not.toMatch(/sorry/);
    expect(feedback.onFirst('Sorry, but I was late.', 'apologize').join()).not.toMatch(/sorry/);
  });

  it('comments on any sentence, and never asks to mask', () => {
    const masks =
      /\b(?:smile|eye contact|polite|normal|nicer|hide|act|tone|calm|well done|great|proud)\b/i;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(3), (text, at) => {
        const answer = own.answers[at];
        const lines = [
          ...feedback.onFirst(text, ''),
          ...(answer ? feedback.onReply(text, answer) : []),
        ];
        expect(lines.length).toBeGreaterThan(3);
        for (const line of lines) expect(line).not.toMatch(masks);
      }),
    );
  });

  it('reaches an end by buttons alone', () => {
    let turn = talk('scene', [own.button]);
    for (let press = 0; press < 60 && turn.state !== null; press += 1)
      turn = act(turn, { press: press % 7 });
    expect(turn.state).toBeNull();
  });
});
