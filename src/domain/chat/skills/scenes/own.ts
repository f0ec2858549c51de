import type { Part } from '#domain/chat/reply.ts';
import type { Move, Step, Steps } from '#domain/chat/skills/machine.ts';
import {
  type Heard,
  KEPT_CHARACTERS,
  optionIn,
  ownWordsOf,
  saysNext,
  saysNo,
  saysUnsure,
  saysYes,
} from '#domain/chat/text/heard.ts';
import { firstFeedback, replyFeedback } from './own-feedback.ts';
import { ANSWER_SCRIPTS, ANSWERS, PEOPLE, WISHES } from './own-script.ts';
import { MOST_SAID, newOwnScene, type OwnScene, type SceneState } from './state.ts';

type Names = 'own-with' | 'own-wish' | 'own-first' | 'own-answer' | 'own-reply' | 'own-over';

/** The button that begins a scene of one's own, and its title. */
export const OWN = 'My own situation';
const OTHER_WORDS = 'Say it in another way';
const OVER = [
  'Another answer from them',
  'Play it again',
  'Another scene',
  'That is all for today',
] as const;
/** The path is short: longer words of the person are cut there. */
const PATH_CHARACTERS = 60;
const STEPS_OF: Readonly<Record<Names, number>> = {
  'own-with': 1,
  'own-wish': 2,
  'own-first': 3,
  'own-answer': 4,
  'own-reply': 5,
  'own-over': 5,
};
const LAST_STEP = 5;

const cut = (text: string): string =>
  text.length > PATH_CHARACTERS ? `${text.slice(0, PATH_CHARACTERS - 1)}…` : text;

const pathOf = ({ with: person, wish, said }: OwnScene): readonly string[] => [
  ...(person === '' ? [] : [cut(`with: ${person}`)]),
  ...(wish === '' ? [] : [cut(`wish: ${wish}`)]),
  ...said.map(({ to }) => (to === null ? 'said it first' : ANSWER_SCRIPTS[to].path)),
];

const partAt = (at: Names, { own }: SceneState): readonly Part[] => {
  const [step, path] = [STEPS_OF[at], pathOf(own)];
  const taken = path.length === 0 ? '' : `, path: ${path.join(', ')}`;
  const where = `step ${step} of ${LAST_STEP}${taken}`;
  return [{ type: 'scene', sceneId: 'own', title: OWN, where, step, steps: LAST_STEP, path }];
};

const withOwn = (state: SceneState, changed: Partial<OwnScene>): SceneState => ({
  ...state,
  own: { ...state.own, ...changed },
});

/** All sentences of the person so far, each once, latest last. */
const textsOf = ({ before, said }: OwnScene): string[] =>
  [...new Set([...before, ...said.map(({ text }) => text)])].slice(-MOST_SAID);

/** Begins a scene of one's own, with what was said of the situation. */
export const beginOwn = (
  state: SceneState,
  situation: string,
  note: readonly string[] = [],
): Move<SceneState> => ({
  to: 'own-with',
  state: { ...state, own: { ...newOwnScene(situation), before: textsOf(state.own) } },
  note,
});

const withoutLast = (state: SceneState): SceneState =>
  withOwn(state, { said: state.own.said.slice(0, -1) });

/** A line in quotes is the line itself. */
const unquoted = (text: string | null): string | null =>
  text?.replace(/^["“”](.+)["“”]$/, '$1') ?? null;

/** What the person says, with what it does; a first sentence takes the place of the one just before it. */
const spoken = (
  state: SceneState,
  heard: Heard,
  to: OwnScene['answer'] | null,
  buttons: readonly string[],
): Move<SceneState> => {
  const text = unquoted(ownWordsOf(buttons, heard));
  if (text === null || (to === null && saysUnsure(heard))) {
    return { again: ['A few words are enough. You can also take one of these.'] };
  }
  const { said, wish } = state.own;
  const isReworded = to === null && said.at(-1)?.to === null;
  const before = isReworded ? said.slice(0, -1) : said;
  const feedback = to === null ? firstFeedback(text, wish) : replyFeedback(text, to);
  return {
    to: to === null ? 'own-answer' : 'own-over',
    state: withOwn(state, { said: [...before, { text, to }].slice(-MOST_SAID) }),
    note: [`You say: "${text}"`, ...feedback],
  };
};

const openersOf = ({ own: { wish } }: SceneState): readonly string[] =>
  WISHES.find(({ label }) => label === wish)?.openers ??
  WISHES.flatMap(({ openers }) => openers.slice(0, 1));

const asked = (
  field: 'with' | 'wish',
  to: 'own-wish' | 'own-first',
  buttons: readonly string[],
  asks: (own: OwnScene) => readonly string[],
): Step<SceneState> => ({
  takes: 'words',
  ask: (state) => ({
    paragraphs: asks(state.own),
    quickReplies: buttons,
    parts: partAt(field === 'with' ? 'own-with' : 'own-wish', state),
  }),
  hear: (state, heard) => {
    const words = ownWordsOf(buttons, heard);
    return words === null || saysUnsure(heard)
      ? { again: ['A few words are enough. You can also choose one of these.'] }
      : { to, state: withOwn(state, { [field]: words.slice(0, KEPT_CHARACTERS) }) };
  },
});

const answerIn = (heard: Heard): OwnScene['answer'] | undefined => {
  const scripts = ANSWERS.map((id) => ANSWER_SCRIPTS[id]);
  const option = optionIn([...scripts.map(({ label }) => label), OTHER_WORDS], heard);
  return ANSWERS[option ?? scripts.findIndex(({ words }) => words.test(heard.plain))];
};

const hearAnswer = (state: SceneState, heard: Heard): Move<SceneState> => {
  if (/\b(?:another way|other words|reword|say it again|different words)\b/.test(heard.plain)) {
    return { to: 'own-first', state };
  }
  const answer = answerIn(heard) ?? (saysNext(heard) || saysYes(heard) ? 'friendly' : undefined);
  return answer === undefined
    ? { again: ['Choose one of these answers. You can try the others later.'] }
    : { to: 'own-reply', state: withOwn(state, { answer }) };
};

const hearOver = (state: SceneState, heard: Heard): Move<SceneState> => {
  const option = optionIn(OVER, heard);
  const says = (words: RegExp): boolean => option === null && words.test(heard.plain);
  if (option === 1 || says(/\b(?:again|replay|once more)\b/)) {
    const own = { ...state.own, before: textsOf(state.own), said: [] };
    return { to: 'own-first', state: { ...state, own } };
  }
  if (option === 2 || says(/\bscenes?\b/)) return { to: 'place', state };
  const isDone = option === 3 || saysNo(heard) || says(/\b(?:done|finished|enough|end|all)\b/);
  if (isDone) return { to: 'end', state };
  const isMore = option === 0 || says(/\b(?:another|other|different|more)\b/);
  if (isMore || saysNext(heard) || saysYes(heard)) return { to: 'own-answer', state };
  return { again: ['Choose what comes next.'] };
};

/** The steps of a scene that the person makes: with whom, what for, a first sentence, an answer, a reply. */
export const ownSteps: Pick<Steps<SceneState>, Names> = {
  'own-with': asked('with', 'own-wish', PEOPLE, ({ situation }) => [
    ...(situation === '' ? [] : [`The situation: ${situation}`]),
    'We make a scene of your own, in five short steps.',
    'With whom do you want to talk?',
  ]),
  'own-wish': asked(
    'wish',
    'own-first',
    WISHES.map(({ label }) => label),
    () => ['What do you want to say or ask? A few words are enough.'],
  ),
  'own-first': {
    isSaid: true,
    ask: (state) => ({
      paragraphs: [
        `The wish: ${state.own.wish}`,
        'Write the first sentence as you would say it. You can also take one of these.',
      ],
      quickReplies: openersOf(state),
      parts: partAt('own-first', state),
    }),
    hear: (state, heard) => spoken(state, heard, null, openersOf(state)),
  },
  'own-answer': {
    ask: (state) => ({
      paragraphs: ['What may they answer? You choose, and I say it in a plain line.'],
      quickReplies: [...ANSWERS.map((id) => ANSWER_SCRIPTS[id].label), OTHER_WORDS],
      parts: partAt('own-answer', state),
    }),
    hear: hearAnswer,
    undo: (state) => (state.trail.at(-1) === 'own-first' ? withoutLast(state) : state),
  },
  'own-reply': {
    isSaid: true,
    ask: (state) => {
      const { line, replies } = ANSWER_SCRIPTS[state.own.answer];
      return {
        paragraphs: [`They say: "${line}"`, 'What do you say to that?'],
        quickReplies: replies,
        parts: partAt('own-reply', state),
      };
    },
    hear: (state, heard) =>
      spoken(state, heard, state.own.answer, ANSWER_SCRIPTS[state.own.answer].replies),
  },
  'own-over': {
    ask: (state) => ({
      paragraphs: [
        'That is one way in which it can go. People differ, and it can go in other ways.',
        'You can hear another answer from them, or begin again.',
      ],
      quickReplies: OVER,
      parts: partAt('own-over', state),
    }),
    closes: (state) => ({ to: 'end', state }),
    hear: hearOver,
    undo: withoutLast,
  },
};

/** The person's own sentences, each once, to be taken along; empty where there are none. */
export const takenAlong = ({ own }: SceneState): readonly string[] => {
  const texts = textsOf(own);
  return texts.length === 0
    ? []
    : ['Your own sentences, to take along:', ...texts.map((text) => `"${text}"`)];
};
