import { english } from 'virtual:listener-content';
import { beforeEach, expect, it } from 'vitest';
import { createListener } from '#domain/chat/guard/listener.ts';
import { newBrowser } from '#tests/support/client/browser.ts';

/**
 * Sentences, each with the danger that must be found in it, wherever people write it; null if it contains no danger.
 */
const SENTENCES = [
  ['I want to kill myself', 'suicide'],
  ['i wnat too kil my slef tonite', 'suicide'],
  ['everyone would be better off without me', 'suicide'],
  ['suicide is the only way out for me', 'suicide'],
  ['I cut myself', 'self-harm'],
  ['he hits me when he is drunk', 'abuse'],
  ['I took a whole box of pills', 'medical-emergency'],
  ['I make myself throw up after every meal', 'eating-disorder'],
  ['I am going to stab him tonight', 'harm-to-others'],
  ['I could kill for a cup of tea', null],
  ['this deadline is killing me', null],
  ['I was too tired and forgot it', null],
] as const;

beforeEach(newBrowser);

const LEVEL = 'a level';
const GOAL = { goalId: 'g', name: 'Tea' };
const DAY = '2026-03-10';

/** The texts checked for danger in each place where people write about themselves, by the handler of its entries. */
const places = async (text: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  const mood = await import('#client/features/mood/entries/handlers.tsx');
  const words = await import('#client/features/mood/words/handlers.ts');
  const urge = await import('#client/features/urge/entries/handlers.ts');
  const goals = await import('#client/features/goals/changes/handlers.tsx');
  const tasks = await import('#client/features/tasks/changes/handlers.tsx');
  const routines = await import('#client/features/routines/days/handlers.tsx');
  const plan = await import('#client/features/safety-plan/handlers.tsx');
  const { careCollection } = await import('#client/features/care/changes/care-collection.ts');
  const heard = (handler: { said?(body: never): readonly string[] }, body: object) =>
    handler.said?.(body as never) ?? [];
  const goal = (kind: 'goal-save' | 'goal-rate') => goals.goalCollection.handlers.get(kind) ?? {};
  const care = (kind: 'homework-day' | 'agenda-add' | 'card-save') =>
    careCollection.handlers.get(kind) ?? {};
  const goalOf = (changed: object) => ({
    plan: { words: 'Tea', why: null, ifThen: null, steps: [], ...changed },
    levels: [LEVEL, LEVEL, LEVEL, LEVEL, LEVEL],
  });
  return {
    'the reason of a mood': heard(mood.moodHandler, { why: text }),
    'the reason, added later': heard(mood.detailsHandler, { changes: { why: text } }),
    'a word of one’s own': heard(words.wordCollection.handlers.get('mood-word-add') ?? {}, {
      name: text,
    }),
    'what happened instead': heard(urge.urgeCollection.handlers.get('urge-keep') ?? {}, {
      happened: text,
    }),
    'what happened instead, corrected': heard(
      urge.urgeCollection.handlers.get('urge-correct') ?? {},
      { happened: text },
    ),
    'a goal': heard(goal('goal-save'), goalOf({ words: text })),
    'why a goal matters': heard(goal('goal-save'), goalOf({ why: text })),
    'what gets in the way of a goal': heard(
      goal('goal-save'),
      goalOf({ ifThen: { when: text, act: 'Tea' } }),
    ),
    'the note of a rating': heard(goal('goal-rate'), { ...GOAL, note: text }),
    'a task': heard(tasks.addHandler, { title: text, date: DAY }),
    'the new title of a task': heard(tasks.updateHandler, { updates: { title: text } }),
    'a routine': heard(routines.routineCollection.handlers.get('routine-save') ?? {}, {
      plan: { name: text, steps: [] },
    }),
    'what got in the way of homework': heard(care('homework-day'), { barrier: text }),
    'an item of the agenda': heard(care('agenda-add'), { words: text }),
    'the communication card': heard(care('card-save'), { card: { talk: '', other: text } }),
    'a part of the safety plan': heard(plan.planHandler, {
      before: { warningSigns: ['Rest'] },
      after: { warningSigns: ['Rest', text] },
    }),
  };
};

it.each(SENTENCES)('“%s” has the same result in every place: %s', async (text, category) => {
  const listen = createListener(english, () => null);
  for (const [place, texts] of Object.entries(await places(text))) {
    const heard = texts.flatMap((said) => listen(said)?.danger.category ?? []);
    expect(heard, place).toEqual(category === null ? [] : [category]);
  }
});

it('earlier text of the safety plan is not checked again', async () => {
  const { planHandler } = await import('#client/features/safety-plan/handlers.tsx');
  const warningSigns = ['I want to kill myself'];
  expect(
    planHandler.said?.({
      before: { warningSigns },
      after: { warningSigns: [...warningSigns, 'Rest'] },
    }),
  ).toEqual(['Rest']);
});
