import { labelsOf } from '#domain/chat/skills/exposure/labels.ts';
import { type Ladder, newLadder, RUNGS } from '#domain/chat/skills/exposure/ladder.ts';
import { ROWS } from '#domain/chat/skills/forms.ts';
import { goTo, type Move, type Steps } from '#domain/chat/skills/machine.ts';
import type { SkillContext } from '#domain/chat/skills/skill.ts';
import { filled, matcherOf } from '#domain/chat/skills/words.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { createStepCheck } from './check-steps.ts';
import type { ExposureContent } from './content.ts';
import type { ExposureState } from './state.ts';
import type { Themes } from './themes.ts';
import {
  type Hearing,
  ladderPart,
  rowsIn,
  rungsText,
  suggestedRung,
  withRungs,
  withValues,
} from './tools.ts';

/** Number of ladders shown as buttons at a time; the name of any ladder can be typed. */
const SHOWN_LADDERS = 4;

/** The initial value of the steps field: the ladder's own steps, or suggestions for the fear. */
const stepsOf = ({ rungs }: Pick<Ladder, 'rungs'>, themes: Themes, fear: string): string =>
  rungsText(rungs.length > 0 ? rungs : themes.wordsFor(fear).rungs);

/** The steps for picking or building a ladder and choosing one of its rungs. */
export const buildingSteps = (
  content: ExposureContent,
  themes: Themes,
  hearing: Hearing,
): Steps<ExposureState> => {
  const { pick, fear, rungs, ritual, choose } = content;
  const checked = createStepCheck(content);
  const isQuestion = matcherOf(fear.questions);

  const picked = (state: ExposureState, ladder: Ladder): Move<ExposureState> => {
    const steps = stepsOf(ladder, themes, ladder.fear);
    const next = { ...state, ladder, values: { fear: ladder.fear, steps } };
    return { to: ladder.rungs.length >= RUNGS.min ? 'choose' : 'rungs', state: next };
  };
  const named = (
    state: ExposureState,
    { nowMs, newId, ladders }: SkillContext,
  ): Move<ExposureState> => {
    const text = state.values.fear ?? '';
    const says = hearing.notHere(text);
    if (says !== null) return { again: says, state: withValues(state, { fear: '' }) };
    if (text === state.ladder.fear) return { to: 'rungs', state };
    // A ladder that is already stored is left unchanged.
    const isStored = ladders.some(({ id }) => id === state.ladder.id);
    const ladder = newLadder(isStored ? newId : state.ladder.id, text, nowMs);
    return {
      to: 'rungs',
      state: { ...state, ladder, values: { fear: text, steps: stepsOf(ladder, themes, text) } },
    };
  };
  /** Saves the ladder as filled in, unless the person has to change or confirm some of its steps. */
  const keep = (
    state: ExposureState,
    nowMs: number,
    note: readonly string[],
  ): Move<ExposureState> => {
    const name = state.values.fear ?? '';
    const says = hearing.notHere(name);
    if (says !== null)
      return { again: says, state: withValues(state, { fear: state.ladder.fear }) };
    const steps = rowsIn(state).map(({ text }) => text);
    const found = checked(steps, themes.isHarm(name));
    if (found.refused.length > 0) {
      const left = withRungs(state, nowMs).ladder.rungs.filter(
        ({ text }) => !found.refused.includes(text),
      );
      return { again: found.why, state: withValues(state, { steps: rungsText(left) }) };
    }
    if (found.rituals.length > 0)
      return { to: 'ritual', state: withValues(state, { rituals: found.rituals.join('; ') }) };
    return { to: 'choose', state: withRungs(state, nowMs), note: [...note, ...found.notes] };
  };

  const buttons = [pick.others, pick.newFear];

  return {
    pick: {
      plainer: pick.plainer,
      ask: ({ page }, { ladders }) => {
        const hasMore = ladders.length > SHOWN_LADDERS;
        const begin = page * SHOWN_LADDERS < ladders.length ? page * SHOWN_LADDERS : 0;
        const labels = labelsOf(ladders, buttons);
        const shown = ladders.slice(begin, begin + SHOWN_LADDERS);
        return {
          paragraphs: [
            ...pick.says,
            ...(hasMore ? [filled(pick.more, { count: ladders.length })] : []),
          ],
          buttons: [
            ...shown.map((ladder, at) => ({
              label: labels[begin + at] ?? ladder.fear,
              press: (state: ExposureState) => picked(state, ladder),
            })),
            ...(hasMore
              ? [
                  {
                    label: pick.others,
                    press: (state: ExposureState) => ({
                      to: 'pick',
                      state: { ...state, page: begin / SHOWN_LADDERS + 1 },
                    }),
                  },
                ]
              : []),
            {
              label: pick.newFear,
              press: (state) => ({ to: 'fear', state: { ...state, values: {} } }),
            },
          ],
        };
      },
      words: (state, text, { ladders }) => {
        const at = labelsOf(ladders, buttons).findIndex(
          (label) => plainOf(label) === plainOf(text),
        );
        const ladder = ladders[at];
        return ladder === undefined ? hearing.building(state, text) : picked(state, ladder);
      },
      undo: (state) => ({ ...state, page: Math.max(0, state.page - 1) }),
    },
    fear: {
      plainer: fear.plainer,
      ask: () => ({
        paragraphs: fear.says,
        buttons: fear.buttons.map((label) => ({
          label,
          press: (state, context) => named(withValues(state, { fear: label }), context),
        })),
        form: fear.form,
      }),
      filled: named,
      words: (state, text, context) => {
        const says = hearing.notHere(text);
        if (says !== null) return { again: says };
        const isFear = isQuestion(text) && text.trim().length <= ROWS.characters;
        return isFear
          ? named(withValues(state, { fear: text.trim() }), context)
          : hearing.building(state, text);
      },
    },
    rungs: {
      plainer: rungs.plainer,
      ask: (state) => {
        const name = state.ladder.fear;
        const { think } = themes.wordsFor(name);
        const isNew = state.ladder.rungs.length === 0;
        return {
          paragraphs: [
            isNew ? filled(rungs.first, { think }) : rungs.again,
            ...rungs.says,
            ...(themes.isHarm(name) ? content.harm.says : []),
            filled(rungs.needs, { min: RUNGS.min, max: RUNGS.max }),
            ...(isNew ? [rungs.ideas] : []),
          ],
          buttons: isNew
            ? [
                {
                  label: rungs.use,
                  press: (now: ExposureState, { nowMs }) => {
                    const steps = stepsOf({ rungs: [] }, themes, now.ladder.fear);
                    const values = { fear: now.ladder.fear, steps };
                    return keep(withValues(now, values), nowMs, [rungs.used]);
                  },
                },
              ]
            : [],
          form: rungs.form,
          parts: isNew ? [] : [ladderPart(state)],
        };
      },
      filled: (state, { nowMs }) => keep(state, nowMs, []),
      words: hearing.building,
    },
    ritual: {
      plainer: ritual.plainer,
      ask: ({ values }) => ({
        paragraphs: ritual.says.map((text) => filled(text, { steps: values.rituals ?? '' })),
        buttons: [
          goTo(ritual.change, 'rungs'),
          {
            label: ritual.keep,
            press: (state, { nowMs }) => ({ to: 'choose', state: withRungs(state, nowMs) }),
          },
        ],
      }),
      words: hearing.building,
    },
    choose: {
      plainer: choose.plainer,
      ask: (state) => {
        const { ladder } = state;
        const suggested = suggestedRung(ladder);
        const others = ladder.rungs.filter((rung) => rung !== suggested);
        return {
          paragraphs: choose.says.map((text) => filled(text, { step: suggested?.text ?? '' })),
          buttons: [
            ...[...(suggested === undefined ? [] : [suggested]), ...others].map(({ text }) => ({
              label: text,
              press: (now: ExposureState): Move<ExposureState> => {
                const { fear: name = ladder.fear, steps = '' } = now.values;
                return {
                  to: 'before',
                  state: { ...now, values: { fear: name, steps, rung: text } },
                };
              },
            })),
            {
              label: ritual.change,
              press: (now) => ({
                to: 'rungs',
                state: withValues(now, { fear: ladder.fear, steps: rungsText(ladder.rungs) }),
              }),
            },
          ],
          parts: [ladderPart(state)],
        };
      },
      words: hearing.building,
    },
  };
};
