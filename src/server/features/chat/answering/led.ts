import type { ChatAnswer } from '#contract/chat/chat.ts';
import type { Guide } from '#domain/chat/guide/guide.ts';
import { type GuideState, OFFERED_MAX } from '#domain/chat/guide/state.ts';
import type { OfferedTask, Part } from '#domain/chat/reply.ts';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import type { Skills } from '#domain/chat/skills/skills.ts';
import type { Breakdown } from '#domain/tasks/breakdown/breakdown.ts';
import type { ModelAction } from '#server/ai/chat/actions.ts';
import type { Talk } from '#server/ai/chat/questions.ts';

/** Maximum number of buttons from which a model may choose. */
const CHOICES_MAX = 12;

/** The paths of the pages that a model may open. */
const PATHS = {
  routine: '/features/routine-builder',
  timer: '/features/focus-mood-tracker/pomodoro',
  mood: '/features/focus-mood-tracker',
} as const satisfies Record<Extract<ModelAction, { type: 'open-page' }>['page'], string>;

/** A model's reply: the complete text with its actions. */
export interface LedTalk {
  readonly text: string;
  readonly actions: readonly ModelAction[];
}

/** A reply led by a model, and the button actions that the guide must know for the next turn. */
interface LedAnswer {
  readonly answer: ChatAnswer;
  readonly offered: readonly string[];
}

interface LeadingParts {
  readonly guide: Guide;
  readonly skills: Skills;
}

/** The exercises with their state, most recently paused first, and the buttons that a model may offer. */
export const choosableIn = (
  { guide, skills }: LeadingParts,
  state: GuideState,
): Pick<Talk, 'skills' | 'choices'> => {
  const paused = state.paused.map(({ skill }) => skill);
  const others = SKILL_IDS.filter((id) => !paused.includes(id));
  const known = (ids: typeof paused, standing: 'paused' | 'new') =>
    ids.map((id) => ({ id, name: skills.names(id).sentence, standing }));
  // Adding tasks requires a submitted form, and exercises have their own tool, so both are left out here.
  const choices = guide.choices(state).filter(({ does }) => !/^(?:tasks|skill:.*)$/.test(does));
  return {
    skills: [...known(paused, 'paused'), ...known(others, 'new')],
    choices: choices.slice(0, CHOICES_MAX),
  };
};

/** The buttons to show for an action of the model. Most actions need no button. */
const doesOf = (action: ModelAction, { paused }: GuideState): readonly string[] => {
  if (action.type === 'begin-skill') return [`skill:${action.skill}`];
  if (action.type === 'go-on-with-skill')
    return paused.slice(0, 1).map(({ skill }) => `back:${skill}`);
  return action.type === 'offer-choices' ? action.does : [];
};

const tasksOf = (action: ModelAction, breakdown: Breakdown): readonly OfferedTask[] => {
  if (action.type === 'break-down-task')
    return breakdown
      .stepsFor(action.title, action.minutes)
      .map(({ title, minutes }) => ({ title, minutes }));
  const { type } = action;
  return type === 'offer-task' ? [{ title: action.title, minutes: action.minutes }] : [];
};

/** The parts of a reply that an action of the model adds, except offered tasks. */
const partsOf = (action: ModelAction, guide: Guide): readonly Part[] => {
  if (action.type === 'show-lines') return [{ type: 'lines' }];
  if (action.type !== 'open-page') return [];
  const path = PATHS[action.page];
  const label = guide.labelOf(`page:${path}`);
  return label === null ? [] : [{ type: 'page', path, label }];
};

/**
 * The guide's reply, with the text and the offers of a language model. If the model offers buttons, these replace the
 * guide's buttons and are followed by the button for the menu; otherwise the guide's buttons stay. No action is carried
 * out here.
 */
export const ledAnswer = (
  { guide, breakdown }: { readonly guide: Guide; readonly breakdown: Breakdown },
  { answer, state }: { readonly answer: ChatAnswer; readonly state: GuideState },
  { text, actions }: LedTalk,
): LedAnswer => {
  const paragraphs = text.split(/\n+/).filter((one) => one.trim() !== '');
  const labelsOf = (does: readonly string[]): readonly string[] =>
    does.flatMap((one) => guide.labelOf(one) ?? []);
  const does = actions.flatMap((action) => doesOf(action, state));
  const isOwn = does.length > 0;
  const neither = labelsOf(['neither']);
  const quickReplies = isOwn
    ? labelsOf([...does, 'card:menu'])
    : answer.reply.quickReplies.filter((label) => !neither.includes(label));
  const tasks = actions.flatMap((action) => tasksOf(action, breakdown));
  const parts: readonly Part[] = [
    ...answer.reply.parts,
    ...(tasks.length === 0 ? [] : [{ type: 'tasks' as const, tasks }]),
    ...actions.flatMap((action) => partsOf(action, guide)),
  ];
  return {
    answer: {
      ...answer,
      botResponse: paragraphs.join('\n\n'),
      reply: { paragraphs, quickReplies: [...new Set(quickReplies)], parts },
      answeredBy: 'model',
    },
    offered: isOwn ? does.slice(0, OFFERED_MAX) : state.offered,
  };
};
