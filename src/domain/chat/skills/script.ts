import type { OfferedTask, Part } from '#domain/chat/reply.ts';
import type { ScriptContent, ScriptLine } from './content.ts';
import type { Values } from './forms.ts';
import type { Move, Step, Steps } from './machine.ts';
import type { SkillContext } from './skill.ts';
import type { ScriptState } from './state.ts';
import { filled, matcherOf } from './words.ts';

type Relation = Exclude<ScriptLine, string>['when']['is'];

const relationOf = (of: string | undefined, than: string | undefined): Relation => {
  if (of === undefined || of === '' || than === undefined || than === '') return 'none';
  if (Number(of) === Number(than)) return 'same';
  return Number(of) < Number(than) ? 'lower' : 'higher';
};

/** The lines a step says for the given values. */
const saidOf = (lines: readonly ScriptLine[], values: Values): readonly string[] =>
  lines
    .flatMap((line) => {
      if (typeof line === 'string') return line;
      const { is, of, than } = line.when;
      return relationOf(values[of], values[than]) === is ? line.says : [];
    })
    .map((text) => filled(text, values));

/** A timer that starts when the step is entered. */
export const timerPart = (
  { label, seconds }: { readonly label: string; readonly seconds: number },
  startedAtMs: number,
): Part => ({ type: 'timer', label, startedAtMs, endsAtMs: startedAtMs + seconds * 1000 });

const tasksOf = ({ values }: ScriptState, context: SkillContext): readonly OfferedTask[] => {
  const { task = '', minutes = '' } = values;
  return task === '' ? [] : context.breakDown(task, Number(minutes) || 30);
};

/** The steps of a script, which begins with its first step. */
export const scriptSteps = ({ steps, notes }: ScriptContent): Steps<ScriptState> => {
  const watched = notes.map((note) => ({ ...note, isFound: matcherOf(note) }));
  const notesOn = (names: readonly string[], values: Values): readonly string[] =>
    watched.flatMap(({ field, says, isFound }) =>
      names.includes(field) && isFound(values[field] ?? '') ? says : [],
    );
  const stepOf = (step: ScriptContent['steps'][number]): Step<ScriptState> => ({
    isEnd: step.end,
    plainer: step.plainer,
    ask: (state, context) => {
      const tasks = tasksOf(state, context);
      const first = tasks[0]?.title ?? state.values.task ?? '';
      return {
        paragraphs: saidOf(step.says, { ...state.values, first }),
        buttons: step.buttons.map(({ label, to, set, note }) => ({
          label,
          press: (now): Move<ScriptState> => {
            const values = { ...now.values, ...set };
            return {
              to,
              state: { ...now, values },
              note: [...note, ...notesOn(Object.keys(set), values)],
            };
          },
        })),
        parts: [
          ...(step.timer === undefined ? [] : [timerPart(step.timer, state.sinceMs)]),
          ...(step.tasks ? [{ type: 'tasks', tasks } as const] : []),
        ],
        ...(step.form === undefined ? {} : { form: step.form }),
      };
    },
    filled: (state): Move<ScriptState> => ({
      to: step.to ?? step.id,
      state,
      note: notesOn(step.form?.fields.map(({ name }) => name) ?? [], state.values),
    }),
  });
  return Object.fromEntries(steps.map((step) => [step.id, stepOf(step)]));
};
