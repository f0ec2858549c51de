import type { FormContent } from '#domain/chat/skills/content.ts';
import { OUTCOMES, type Outcome, withAttempt } from '#domain/chat/skills/exposure/ladder.ts';
import { goTo, type Move, type Steps } from '#domain/chat/skills/machine.ts';
import { timerPart } from '#domain/chat/skills/script.ts';
import { filled } from '#domain/chat/skills/words.ts';
import type { ExposureContent } from './content.ts';
import type { ExposureState } from './state.ts';
import type { Themes } from './themes.ts';
import { type Hearing, ladderPart } from './tools.ts';

const numberIn = ({ values }: ExposureState, name: string): number => Number(values[name] ?? '');

/** The steps of an attempt: make a prediction, resist the urge, compare the outcome with the prediction. */
export const climbingSteps = (
  content: ExposureContent,
  themes: Themes,
  hearing: Hearing,
): Steps<ExposureState> => {
  const { before, ready, doing, result, next } = content;
  const { outcomes } = result;
  const resultForm: FormContent = {
    ...result.form,
    fields: result.form.fields.map((field) =>
      field.name === 'outcome'
        ? { ...field, options: OUTCOMES.map((outcome) => outcomes[outcome].label) }
        : field,
    ),
  };
  const outcomeOf = ({ values }: ExposureState): Outcome =>
    OUTCOMES.find((outcome) => outcomes[outcome].label === values.outcome) ?? 'not-yet';
  const waited = (
    label: string,
    resisted: ExposureState['resisted'],
    note: readonly string[] = [],
  ) => ({
    label,
    press: (state: ExposureState): Move<ExposureState> => ({
      to: 'result',
      state: { ...state, resisted },
      note,
    }),
  });

  return {
    before: {
      plainer: before.plainer,
      ask: (state) => {
        const { predictions, urges } = themes.wordsFor(state.ladder.fear);
        const texts = {
          ...state.values,
          predictions: predictions.join('; '),
          urges: urges.join('; '),
        };
        return { paragraphs: before.says.map((text) => filled(text, texts)), form: before.form };
      },
      filled: (state) => ({ to: 'ready', state }),
      words: hearing.doing,
    },
    ready: {
      plainer: ready.plainer,
      ask: (state) => ({
        paragraphs: ready.says.map((text) => filled(text, state.values)),
        buttons: [goTo(ready.start, 'doing'), goTo(ready.lower, 'choose')],
        parts: [ladderPart(state)],
      }),
      words: hearing.doing,
    },
    doing: {
      plainer: doing.plainer,
      ask: (state) => ({
        paragraphs: doing.says,
        buttons: [
          waited(doing.all, 'all'),
          waited(doing.none, 'none', [doing.honest]),
          waited(doing.part, 'part'),
          { label: doing.hard, press: () => ({ again: content['too-much'].doing }) },
        ],
        parts: [
          timerPart(
            { label: doing.timer, seconds: numberIn(state, 'minutes') * 60 },
            state.sinceMs,
          ),
        ],
      }),
      words: hearing.atTimer,
    },
    result: {
      plainer: result.plainer,
      ask: (state) => ({
        paragraphs: result.says.map((text) => filled(text, state.values)),
        form: resultForm,
      }),
      filled: (state, { nowMs }) => {
        const { rung = '', prediction = '', learned = '' } = state.values;
        const tried = {
          rung,
          prediction,
          sure: numberIn(state, 'sure'),
          outcome: outcomeOf(state),
          distress: numberIn(state, 'peak'),
          resisted: state.resisted,
          learned,
          atMs: nowMs,
        };
        return { to: 'next', state: { ...state, ladder: withAttempt(state.ladder, tried) } };
      },
    },
    next: {
      plainer: next.plainer,
      ask: (state) => ({
        paragraphs: [
          outcomes[outcomeOf(state)].says,
          filled(next.sure, state.values),
          next.urges[state.resisted],
          ...next.says,
        ],
        buttons: [goTo(next.more, 'choose'), goTo(next.done, 'end')],
        parts: [ladderPart(state)],
      }),
      // Going back removes the attempt, so that it is not recorded twice.
      undo: (state) => ({
        ...state,
        ladder: { ...state.ladder, tries: state.ladder.tries.slice(0, -1) },
      }),
    },
    end: {
      isEnd: true,
      ask: (state) => ({ paragraphs: content.end, parts: [ladderPart(state)] }),
    },
  };
};
