import type { Part } from '#domain/chat/reply.ts';
import type { CalmingContent, CommonContent } from './content.ts';
import { goTo, type Move, type Step, type Steps } from './machine.ts';
import { timerPart } from './script.ts';
import type { ScriptState } from './state.ts';
import { matcherOf } from './words.ts';

type Texts = CommonContent['calming'];
type Handler = (state: ScriptState, text: string) => Move<ScriptState> | null;

/**
 * Checks a message at any step, including the choice of a variant, for chest or breathing trouble, which ends the
 * exercise.
 */
const chestBy = ({ chest }: Texts): Handler => {
  const isChest = matcherOf(chest);
  return (state, text) => (isChest(text) ? { to: 'worse', state, note: [chest.says] } : null);
};

/**
 * Checks for a message that the exercise makes things worse or cannot be done; either ends the exercise immediately.
 */
const endingBy = (texts: Texts): Handler => {
  const [hearsChest, isWorse] = [chestBy(texts), matcherOf(texts.worse)];
  const isCannot = matcherOf(texts.cannot);
  return (state, text) => {
    const chest = hearsChest(state, text);
    if (chest !== null) return chest;
    if (isWorse(text)) return { to: 'worse', state };
    return isCannot(text) ? { to: 'cannot', state } : null;
  };
};

/** The first step of the first variant, where an exercise with only one variant begins. */
export const FIRST_STEP = '0.0';

/** The steps of a calming exercise: choose a variant, do its steps, say how it feels afterwards. */
export const calmingSteps = (
  { begins, plainer, pacers, ways, ends }: CalmingContent,
  texts: Texts,
): Steps<ScriptState> => {
  const endsBy = endingBy(texts);
  const isTold = matcherOf(texts.told);
  const isOnlyWay = ways.length === 1;
  const { after, early } = texts;

  const doing = (way: number, at: number): Step<ScriptState> => {
    const steps = ways[way]?.steps ?? [];
    const step = steps[at];
    const pacer = pacers[step?.pacer ?? ''];
    const next = at + 1 < steps.length ? `${way}.${at + 1}` : 'after';
    return {
      plainer: plainer.doing,
      ask: ({ sinceMs }) => ({
        paragraphs: [...(isOnlyWay && at === 0 ? begins : []), ...(step?.says ?? [])],
        buttons: [
          ...(step?.buttons ?? []).map((label) => goTo(label, next)),
          goTo(early.worse, 'worse'),
          goTo(early.cannot, 'cannot'),
        ],
        parts: [
          { type: 'progress', step: at + 1, steps: steps.length },
          ...(pacer === undefined ? [] : [pacerPart(pacer)]),
          ...(step?.timer === undefined ? [] : [timerPart(step.timer, sinceMs)]),
        ],
      }),
      words: (state, text) => {
        const isTheirs = step?.words === true && !text.trim().endsWith('?') && !isTold(text);
        const ending = endsBy(state, text);
        return ending ?? (isTheirs && /\p{L}/u.test(text) ? { to: next, state } : null);
      },
    };
  };

  const end = (says: readonly string[]): Step<ScriptState> => ({
    isEnd: true,
    ask: () => ({ paragraphs: says }),
  });
  const rows = ways.flatMap(({ steps }, way) =>
    steps.map((_, at) => [`${way}.${at}`, doing(way, at)] as const),
  );
  return {
    way: {
      plainer: plainer.way,
      ask: () => ({
        paragraphs: begins,
        buttons: ways.map(({ label }, way) => goTo(label, `${way}.0`)),
      }),
      words: chestBy(texts),
    },
    ...Object.fromEntries(rows),
    after: {
      plainer: texts.plainer,
      ask: () => ({
        paragraphs: [after.says],
        buttons: [
          goTo(after.better, 'better'),
          goTo(after.same, 'same'),
          goTo(after.worse, 'worse'),
        ],
      }),
      words: endsBy,
    },
    ...Object.fromEntries(Object.entries(ends).map(([id, says]) => [id, end(says)])),
  };
};

const pacerPart = ({ rounds, phases }: CalmingContent['pacers'][string]): Part => ({
  type: 'pacer',
  rounds,
  phases: phases.map(({ seconds, ...phase }) => ({ ...phase, durationMs: seconds * 1000 })),
});
