import type { Part } from '#domain/chat/reply.ts';
import { closingIn } from '#domain/chat/skills/closings.ts';
import {
  type Asked,
  hear,
  type Move,
  type SkillContext,
  STOP,
  show,
  type Turn,
  withPlainer,
} from '#domain/chat/skills/machine.ts';
import {
  exactOption,
  type Heard,
  optionIn,
  saysBack,
  saysNext,
  saysNo,
  saysUnsure,
  saysYes,
} from '#domain/chat/text/heard.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { closeDoing, closed, UNSAID } from './closing.ts';
import { GO_ON, INTERRUPTED, tellsOfLife } from './interruption.ts';
import { calmingPlainer } from './plainer.ts';
import type { CalmingId } from './script.ts';
import { CALMING_SCRIPTS, stepOf, wayOf } from './scripts.ts';
import { type CalmingState, FEELINGS } from './state.ts';
import { saidOfChest, saysCannot, saysWorse } from './unwell.ts';

const FEELING_LABELS = ['A little better', 'The same', 'Worse'] as const;
const BETTER = /\b(?:better|calm(?:er)?|good|relaxed|relief|nice|ok|okay|fine|helped|less|yes)\b/;

const ANY = /^(?:any(?: one)?|either|whatever|you (?:choose|decide|pick)|no matter|dont care)$/;
const SAME =
  /\b(?:same|no (?:change|different|difference)|unchanged|meh|so so|neutral|nothing|not (?:worse|sure|really|much|any))\b/;
/** What says that a step was done, where it asks for nothing to be named. */
const GOES_ON =
  /\b(?:done|next|did (?:it|that)|finished|over|better|calmer|helps?|helped|helping|good|nice|relaxed|loose|less|skip|not worse|leave (?:it|this) out|back now|earlier)\b/;
const REFUSED =
  /\b(?:dont|doesnt|didnt|isnt|cant|cannot|wont|no|never|not(?! (?:worse|panick\w*|dizzy)))\b/;

const partsOf = (state: CalmingState): readonly Part[] => {
  const [step, steps] = [stepOf(state), wayOf(state).steps.length];
  const progress: Part = { type: 'progress', step: state.step + 1, steps };
  const pacer: readonly Part[] = step?.pacer ? [{ type: 'pacer', ...step.pacer }] : [];
  const timer: readonly Part[] = step?.timer
    ? [
        {
          type: 'timer',
          label: step.timer.label,
          startedAtMs: state.sinceMs,
          endsAtMs: state.sinceMs + step.timer.durationMs,
        },
      ]
    : [];
  return [progress, ...pacer, ...timer];
};

const askDoing = (state: CalmingState): Asked => {
  const step = stepOf(state);
  const begins = CALMING_SCRIPTS[state.skill];
  const isOnly = begins.ways.length === 1 && state.step === 0;
  return {
    paragraphs: [...(isOnly ? begins.begins : []), ...(step?.says ?? [])],
    quickReplies: step?.goesOn ?? [],
    parts: partsOf(state),
  };
};

const hearWay = (state: CalmingState, heard: Heard, context: SkillContext): Move<CalmingState> => {
  const { ways } = CALMING_SCRIPTS[state.skill];
  const byWords = ways.findIndex(({ words }) => words.test(heard.plain));
  const option = optionIn(
    ways.map(({ label }) => label),
    heard,
  );
  // Nobody who needs calm has to choose.
  const isAny = saysNext(heard) || saysYes(heard) || saysUnsure(heard) || ANY.test(heard.plain);
  const way = option ?? (byWords >= 0 ? byWords : isAny ? 0 : null);
  const chest = saidOfChest(heard.plain);
  if (way === null && chest.length > 0 && saysWorse(heard.plain)) {
    return { to: 'end', state: { ...state, feels: 'worse' }, note: chest };
  }
  if (way === null) return { again: [] };
  return { to: 'doing', state: { ...state, way, step: 0, sinceMs: context.nowMs } };
};

const goOn = (state: CalmingState, context: SkillContext): Move<CalmingState> => {
  const isLast = state.step + 1 >= wayOf(state).steps.length;
  if (isLast) return { to: 'after', state };
  return { to: 'doing', state: { ...state, step: state.step + 1, sinceMs: context.nowMs } };
};

/** With "cannot" written in one way, so that a button is known in both. */
const shortened = (plain: string): string => plain.replace(/\bcan ?not\b/g, 'cant');

const shortenedIn = (heard: Heard): Heard => ({ ...heard, plain: shortened(heard.plain) });

const buttonsOf = (state: CalmingState): readonly string[] =>
  (stepOf(state)?.goesOn ?? []).map((label) => shortened(plainOf(label)));

const tellsDone = (heard: Heard): boolean =>
  saysNext(heard) ||
  saysYes(heard) ||
  (GOES_ON.test(heard.plain) && !REFUSED.test(heard.plain) && !heard.text.endsWith('?'));

/** What a text says of the exercise itself, while a step goes on; null where it goes on. */
const endIn = (state: CalmingState, heard: Heard): CalmingState['feels'] | null => {
  const step = stepOf(state);
  if (exactOption(buttonsOf(state), shortenedIn(heard)) !== null) return null;
  if (saysWorse(heard.plain, step?.count !== undefined)) return 'worse';
  return saysCannot(heard.plain) ? 'cannot' : null;
};

const hearDoing = (
  state: CalmingState,
  heard: Heard,
  context: SkillContext,
): Move<CalmingState> => {
  const feels = endIn(state, heard);
  if (feels !== null) {
    return { to: 'end', state: { ...state, feels }, note: saidOfChest(heard.plain) };
  }
  const isButton = exactOption(buttonsOf(state), shortenedIn(heard)) !== null;
  const isNamed = stepOf(state)?.count !== undefined && !heard.text.endsWith('?');
  const isDone = tellsDone(heard) || closingIn(heard) === 'liked';
  return isButton || isNamed || isDone ? goOn(state, context) : { again: [] };
};

const feelsOf = (heard: Heard): CalmingState['feels'] | null => {
  const option = optionIn(FEELING_LABELS, heard);
  const feels = FEELINGS[option ?? -1];
  // "Not worse" holds the word of a button, and means another.
  if (feels !== undefined && (feels !== 'worse' || saysWorse(heard.plain))) return feels;
  if (/\bnot (?:really|much|any) ?(?:better|calmer)?\b/.test(heard.plain)) return 'same';
  if (saysWorse(heard.plain)) return 'worse';
  if (BETTER.test(heard.plain)) return 'better';
  return SAME.test(heard.plain) || saysUnsure(heard) || saysNo(heard) ? 'same' : null;
};

const STEPS = withPlainer<CalmingState>(
  {
    way: {
      // Words about noise or light name what is too much.
      takes: 'feelings',
      ask: ({ skill }) => ({
        paragraphs: CALMING_SCRIPTS[skill].begins,
        quickReplies: CALMING_SCRIPTS[skill].ways.map(({ label }) => label),
      }),
      hear: hearWay,
    },
    doing: {
      takes: 'own',
      ask: askDoing,
      closes: closeDoing,
      hear: hearDoing,
      undo: (state) => ({ ...state, step: Math.max(0, state.step - 1) }),
    },
    after: {
      ask: () => ({ paragraphs: ['How do you feel now?'], quickReplies: FEELING_LABELS }),
      closes: closed,
      hear: (state, heard) => {
        const feels = feelsOf(heard);
        return feels === null ? { again: [] } : { to: 'end', state: { ...state, feels } };
      },
    },
    end: {
      ask: ({ skill, feels }) => ({
        paragraphs: feels === 'unsaid' ? UNSAID : CALMING_SCRIPTS[skill].ends[feels],
      }),
      hear: (state) => ({ to: 'end', state }),
    },
  },
  calmingPlainer,
);

/** Begins a calming script. */
export const beginCalming = (skill: CalmingId, context: SkillContext): Turn<CalmingState> => {
  const at = CALMING_SCRIPTS[skill].ways.length > 1 ? 'way' : 'doing';
  const state: CalmingState = {
    skill,
    at,
    trail: [],
    way: 0,
    step: 0,
    sinceMs: context.nowMs,
    feels: 'same',
    waits: false,
  };
  return show(STEPS, state, context);
};

/** Says again where it stands. A rest that was interrupted begins anew. */
export const showCalming = (state: CalmingState, context: SkillContext): Turn<CalmingState> =>
  show(STEPS, { ...state, sinceMs: context.nowMs }, context);

/** Whether something is told while things are to be named. How bad the exercise feels is heard before that. */
const isInterrupted = (state: CalmingState, heard: Heard): boolean =>
  state.at === 'doing' &&
  stepOf(state)?.count !== undefined &&
  endIn(state, heard) === null &&
  tellsOfLife(heard.plain);

/** One turn of a calming script. Where the person tells of something else, it waits at its step. */
export const hearCalming = (
  state: CalmingState,
  heard: Heard,
  context: SkillContext,
): Turn<CalmingState> => {
  const goesOn = { ...state, waits: false };
  if (isInterrupted(state, heard)) {
    const reply = { paragraphs: [INTERRUPTED], quickReplies: [GO_ON, STOP], parts: [] };
    return { state: { ...state, waits: true }, reply, fit: 'other' };
  }
  const goesOnNow = exactOption([GO_ON], heard) !== null || saysYes(heard) || saysBack(heard);
  if (state.waits && goesOnNow) return showCalming(goesOn, context);
  return hear(STEPS, goesOn, heard, context);
};
