import type { OfferedTask, Part } from '#domain/chat/reply.ts';
import {
  hear,
  type Move,
  type SkillContext,
  show,
  type Turn,
  withPlainer,
} from '#domain/chat/skills/machine.ts';
import {
  type Heard,
  KEPT_CHARACTERS,
  optionIn,
  saysNext,
  saysNo,
  saysUnsure,
  saysYes,
} from '#domain/chat/text/heard.ts';
import { betweenStarts, isAtIt, tellsBegun, tellsDone, tellsFinished } from './between.ts';
import { taskNamedIn } from './named.ts';
import { startPlainer } from './plainer.ts';
import {
  minutesIn,
  SAYS_ANY,
  SAYS_ENOUGH,
  SAYS_GO,
  SAYS_HELPS,
  SAYS_NOT_BEGUN,
  SAYS_OVER,
  wantsParts,
} from './saying.ts';
import type { StartState } from './state.ts';
import { hearTask, TASKS } from './task.ts';

/** Titles of tasks are no longer than this. */
const TITLE_CHARACTERS = 200;
const START_MS = 2 * 60_000;

const MINUTES = ['15 minutes', '30 minutes', '1 hour', 'I do not know'] as const;
const SMALL = 'Starting is often the hardest part. We make the start very small.';
const GO = 'Start 2 minutes';
const SPLIT = 'Break it down first';
const AFTER = ['I go on', 'Break it down', 'That is enough for now'] as const;
const DOING = ['The 2 minutes are over', 'I did not start'] as const;
const PARTS = ['These steps help', 'Go back to 2 minutes', 'The steps can wait'] as const;

const tasksOf = ({ task, minutes }: StartState, context: SkillContext): readonly OfferedTask[] =>
  context.breakDown(task.slice(0, TITLE_CHARACTERS), minutes);

const firstOf = (state: StartState, context: SkillContext): string =>
  tasksOf(state, context)[0]?.title ?? 'Put the first thing that you need in front of you';

const timerOf = ({ startedAtMs }: StartState): readonly Part[] =>
  startedAtMs === null
    ? []
    : [{ type: 'timer', label: 'Two minutes', startedAtMs, endsAtMs: startedAtMs + START_MS }];

/** Ends getting started, for who closes it. */
const ends = (state: StartState, ending: StartState['ending']): Move<StartState> => ({
  to: 'end',
  state: { ...state, ending },
});

const begin = (state: StartState, nowMs: number): Move<StartState> => ({
  to: 'doing',
  state: { ...state, startedAtMs: nowMs },
});

const STEPS = withPlainer<StartState>(
  {
    task: {
      ask: () => ({
        paragraphs: [SMALL, 'What do you want to start?'],
        quickReplies: TASKS,
      }),
      hear: hearTask,
      takes: 'words',
    },
    which: {
      ask: ({ named }) => ({
        paragraphs: [
          `These are ${named.length} things. One is enough for now, and the others may wait.`,
          'Which one do you want to begin with?',
        ],
        quickReplies: named,
      }),
      hear: (state, heard) => {
        // Who cannot choose takes the one that was named first.
        const isAny = saysUnsure(heard) || saysYes(heard) || SAYS_ANY.test(heard.plain);
        const task = state.named[optionIn(state.named, heard) ?? (isAny ? 0 : -1)];
        return task === undefined
          ? { again: ['One of these is enough.'] }
          : { to: 'minutes', state: { ...state, task } };
      },
    },
    minutes: {
      ask: ({ task }) => ({
        paragraphs: [`The task: ${task}`, 'How long may it take in all? A guess is enough.'],
        quickReplies: MINUTES,
      }),
      hear: (state, heard) => {
        const minutes = minutesIn(heard);
        return minutes === null
          ? { again: ['A number of minutes is enough. A guess is fine.'] }
          : { to: 'first', state: { ...state, minutes } };
      },
    },
    first: {
      ask: (state, context) => ({
        paragraphs: [
          'Do this first, for 2 minutes. After that you can stop. Stopping then is part of the plan.',
          `First: ${firstOf(state, context)}`,
        ],
        quickReplies: [GO, SPLIT],
      }),
      hear: (state, heard, { nowMs }) => {
        const option = optionIn([GO, SPLIT], heard);
        if (option === 1 || wantsParts(heard) || saysNo(heard)) return { to: 'parts', state };
        const isReady =
          option === 0 || saysNext(heard) || saysYes(heard) || SAYS_GO.test(heard.plain);
        return isReady ? begin(state, nowMs) : { again: [] };
      },
    },
    doing: {
      ask: (state, context) => ({
        paragraphs: [
          `The 2 minutes run. ${firstOf(state, context)}.`,
          'It does not have to be good. It only has to be begun.',
        ],
        quickReplies: DOING,
        parts: timerOf(state),
      }),
      closes: (state, closing) => {
        if (closing === 'done') return null;
        return closing === 'thanks' ? ends(state, 'kept') : { to: 'after', state };
      },
      hear: (state, heard) => {
        const option = optionIn(DOING, heard);
        const isNotBegun =
          option === 1 ||
          (option === null &&
            (saysNo(heard) || wantsParts(heard) || SAYS_NOT_BEGUN.test(heard.plain)));
        if (isNotBegun) {
          return {
            to: 'parts',
            state,
            note: ['That happens. Then the first step was still too big.'],
          };
        }
        const isOver =
          option === 0 || saysNext(heard) || saysYes(heard) || SAYS_OVER.test(heard.plain);
        return isOver ? { to: 'after', state } : { again: [] };
      },
    },
    after: {
      ask: () => ({
        paragraphs: ['You have begun it. What now?'],
        quickReplies: AFTER,
      }),
      closes: (state) => ends(state, 'kept'),
      hear: (state, heard) => {
        const option = optionIn(AFTER, heard);
        if (option === 1 || (option === null && wantsParts(heard))) return { to: 'parts', state };
        const isGoing = option === 0 || (option === null && (saysYes(heard) || saysNext(heard)));
        const isEnough =
          option === 2 || (option === null && (saysNo(heard) || SAYS_ENOUGH.test(heard.plain)));
        if (!isGoing && !isEnough) return { again: [] };
        return { to: 'end', state: { ...state, ending: isGoing ? 'going' : 'kept' } };
      },
    },
    parts: {
      ask: (state, context) => ({
        paragraphs: [
          'Here it is in small steps. You can send them to your routine, or use them from here.',
        ],
        quickReplies: PARTS,
        parts: [{ type: 'tasks', tasks: tasksOf(state, context) }],
      }),
      closes: (state, closing) => ends(state, closing === 'done' ? 'kept' : 'offered'),
      hear: (state, heard, { nowMs }) => {
        const option = optionIn(PARTS, heard);
        if (option === 1) return begin(state, nowMs);
        const isKept =
          option === 2 || (option === null && (saysNo(heard) || SAYS_ENOUGH.test(heard.plain)));
        const isTaken =
          option === 0 || saysYes(heard) || saysNext(heard) || SAYS_HELPS.test(heard.plain);
        if (!isKept && !isTaken) return { again: [] };
        return { to: 'end', state: { ...state, ending: isKept ? 'kept' : 'offered' } };
      },
    },
    end: {
      ask: ({ ending, task }) => ({
        paragraphs: {
          kept: ['That is fine. What is begun is begun, and the rest can wait.'],
          offered: ['Good to know. Take the first one, and let the others wait.'],
          going: [
            `Then go on with it: ${task}`,
            'You can stop at any time. I am here if it gets stuck.',
          ],
          done: ['That is off your list. You can rest now, or take another one at any time.'],
        }[ending],
      }),
      hear: (state) => ({ to: 'end', state }),
    },
  },
  startPlainer,
);

/** Begins getting started; where the first words name the task, it is not asked for again. */
export const beginStart = (context: SkillContext, plain: string): Turn<StartState> => {
  const task = taskNamedIn(plain)?.slice(0, KEPT_CHARACTERS) ?? null;
  const state: StartState = {
    skill: 'start',
    at: task === null ? 'task' : 'minutes',
    trail: task === null ? [] : ['task'],
    task: task ?? '',
    named: [],
    minutes: 30,
    startedAtMs: null,
    ending: 'kept',
  };
  return show(STEPS, state, context, task === null ? [] : [SMALL]);
};

/** Says again where it stands. */
export const showStart = (state: StartState, context: SkillContext): Turn<StartState> =>
  show(STEPS, state, context);

/** One turn of getting started. What was done of the task by then is its start, at any step. */
export const hearStart = (
  state: StartState,
  heard: Heard,
  context: SkillContext,
): Turn<StartState> => {
  const between = betweenStarts(heard.plain);
  if (between !== null) return show(STEPS, state, context, [between]);
  const isDone = tellsFinished(heard.plain) || (state.at === 'after' && tellsDone(heard.plain));
  if (state.at !== 'task' && state.at !== 'which' && isDone) {
    const done = { ...state, at: 'end', ending: 'done' } as const;
    return show(STEPS, done, context, ['You did it. That was the hard part.']);
  }
  if (state.at !== 'task' && tellsBegun(heard.plain)) {
    const trail = [...state.trail, state.at].slice(-40);
    return show(STEPS, { ...state, at: 'after', trail }, context, ['That is a start.']);
  }
  // Who is at it already needs no first step.
  if ((state.at === 'minutes' || state.at === 'first') && isAtIt(heard.plain)) {
    const going = { ...state, at: 'end', ending: 'going' } as const;
    return show(STEPS, going, context, ['Then you have begun already.']);
  }
  return hear(STEPS, state, heard, context);
};
