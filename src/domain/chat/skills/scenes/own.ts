import type { Part } from '#domain/chat/reply.ts';
import {
  type Asked,
  goTo,
  type Machine,
  type Move,
  type Step,
  type Steps,
} from '#domain/chat/skills/machine.ts';
import { filled } from '#domain/chat/skills/words.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import type { OwnContent, SceneContent } from './content.ts';
import { createFeedback } from './feedback.ts';
import { MOST_SAID, type SceneState } from './state.ts';

/** Maximum length, in characters, of the person's own text as it is stored and as it is shown in the path. */
const CHARACTERS = { kept: 300, path: 60 } as const;
type At = 'own-with' | 'own-wish' | 'own-first' | 'own-answer' | 'own-reply' | 'own-over';
const PLACE_OF: Readonly<Record<At, number>> = {
  'own-with': 1,
  'own-wish': 2,
  'own-first': 3,
  'own-answer': 4,
  'own-reply': 5,
  'own-over': 5,
};
const LAST_PLACE = 5;

const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, CHARACTERS.kept).trim();
const cut = (text: string): string =>
  text.length > CHARACTERS.path ? `${text.slice(0, CHARACTERS.path - 1)}…` : text;

/** The latest sentences of the person, without duplicates, latest last. */
export const sentencesOf = ({ before, said }: SceneState): string[] =>
  [...new Set([...before, ...said.map(({ text }) => text)])].slice(-MOST_SAID);

/** Begins the person's own scene, with their description of the situation. */
export const beginOwn = (
  state: SceneState,
  situation: string,
  note: readonly string[] = [],
): Move<SceneState> => ({
  to: 'own-with',
  state: {
    ...state,
    values: { situation: oneLine(situation) },
    before: sentencesOf(state),
    said: [],
  },
  note,
});

const withoutLast = (state: SceneState): SceneState => ({
  ...state,
  said: state.said.slice(0, -1),
});

/** Strips the quotes around a whole line. */
const unquoted = (text: string): string => text.replace(/^["“”„«]\s*(.+?)\s*["“”»]$/, '$1');

/**
 * The steps of a scene that the person makes up: the other person, the purpose, a first sentence, the other person's
 * answer, and a reply.
 */
export const ownSteps = (
  own: OwnContent,
  turn: SceneContent['turn'],
  over: SceneContent['over'],
  isOwnWords: Machine['isOwnWords'],
): Steps<SceneState> => {
  const feedback = createFeedback(own);
  const answerOf = ({ values }: SceneState) =>
    own.answers.find(({ label }) => label === values.answer) ?? own.answers[0];
  const pathOf = ({ values, said }: SceneState): readonly string[] => [
    ...(values.with ? [cut(filled(own.with.path, values))] : []),
    ...(values.wish ? [cut(filled(own.wish.path, values))] : []),
    ...said.map(({ to }) => own.answers.find(({ label }) => label === to)?.path ?? own.first.path),
  ];
  const partAt = (at: At, state: SceneState): Part => {
    const path = pathOf(state);
    const [step, steps] = [PLACE_OF[at], LAST_PLACE];
    const text = path.length === 0 ? turn.where : turn.path;
    const where = filled(text, { step, steps, path: path.join(', ') });
    return {
      type: 'scene',
      sceneId: 'own',
      title: own.button,
      where,
      step,
      steps,
      path: [...path],
    };
  };

  const asked = (
    field: 'with' | 'wish',
    to: At,
    labels: readonly string[],
    asks: (state: SceneState) => readonly string[],
  ): Step<SceneState> => {
    const keep = (state: SceneState, text: string): Move<SceneState> => ({
      to,
      state: { ...state, values: { ...state.values, [field]: oneLine(text) } },
    });
    return {
      plainer: own[field].plainer,
      ask: (state) => ({
        paragraphs: asks(state),
        buttons: labels.map((label) => ({ label, press: (now) => keep(now, label) })),
        parts: [partAt(`own-${field}`, state)],
      }),
      words: (state, text) => (isOwnWords(text) ? keep(state, text) : null),
    };
  };

  /** Records what the person says and gives feedback. A reworded first sentence replaces the previous wording. */
  const spoken = (state: SceneState, words: string, isReply: boolean): Move<SceneState> => {
    const text = unquoted(oneLine(words));
    const answer = answerOf(state);
    if (plainOf(text) === '' || answer === undefined) return { again: [own.words] };
    const isReworded = !isReply && state.said.at(-1)?.to === null;
    const before = isReworded ? state.said.slice(0, -1) : state.said;
    const notes = isReply
      ? feedback.onReply(text, answer)
      : feedback.onFirst(text, state.values.wish ?? '');
    const said = [...before, { text, to: isReply ? answer.label : null }].slice(-MOST_SAID);
    return {
      to: isReply ? 'own-over' : 'own-answer',
      state: { ...state, said },
      note: [filled(own.said, { text }), ...notes],
    };
  };
  const lineStep = (
    at: 'own-first' | 'own-reply',
    asks: (state: SceneState) => { paragraphs: readonly string[]; lines: readonly string[] },
  ): Step<SceneState> => {
    const isReply = at === 'own-reply';
    return {
      isSaid: true,
      ask: (state): Asked<SceneState> => {
        const { paragraphs, lines } = asks(state);
        const buttons = lines.map((label) => ({
          label,
          press: (now: SceneState) => spoken(now, label, isReply),
        }));
        return { paragraphs, buttons, parts: [partAt(at, state)] };
      },
      words: (state, text) => spoken(state, text, isReply),
    };
  };
  const openersOf = ({ values }: SceneState): readonly string[] =>
    own.wish.wishes.find(({ label }) => label === values.wish)?.openers ??
    own.wish.wishes.flatMap(({ openers }) => openers.slice(0, 1));

  return {
    'own-with': asked('with', 'own-wish', own.with.people, ({ values }) => [
      ...(values.situation ? [filled(own.with.situation, values)] : []),
      ...own.with.says,
    ]),
    'own-wish': asked(
      'wish',
      'own-first',
      own.wish.wishes.map(({ label }) => label),
      () => own.wish.says,
    ),
    'own-first': lineStep('own-first', (state) => ({
      paragraphs: own.first.says.map((text) => filled(text, state.values)),
      lines: openersOf(state),
    })),
    'own-answer': {
      plainer: own.answer.plainer,
      ask: (state) => ({
        paragraphs: own.answer.says,
        buttons: [
          ...own.answers.map(({ label }) => ({
            label,
            press: (now: SceneState) => ({
              to: 'own-reply',
              state: { ...now, values: { ...now.values, answer: label } },
            }),
          })),
          goTo(own.answer.reword, 'own-first'),
        ],
        parts: [partAt('own-answer', state)],
      }),
      undo: (state) => (state.trail.at(-1) === 'own-first' ? withoutLast(state) : state),
    },
    'own-reply': lineStep('own-reply', (state) => {
      const answer = answerOf(state);
      return {
        paragraphs: [filled(own.reply.line, { line: answer?.line ?? '' }), own.reply.says],
        lines: answer?.replies ?? [],
      };
    }),
    'own-over': {
      plainer: own.over.plainer,
      ask: (state) => ({
        paragraphs: own.over.says,
        buttons: [
          goTo(own.over.more, 'own-answer'),
          {
            label: over.again,
            press: (now) => ({
              to: 'own-first',
              state: { ...now, before: sentencesOf(now), said: [] },
            }),
          },
          goTo(over.another, 'place'),
          goTo(over.done, 'end'),
        ],
        parts: [partAt('own-over', state)],
      }),
      undo: withoutLast,
    },
  };
};
