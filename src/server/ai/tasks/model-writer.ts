import * as z from 'zod/mini';
import type { UserId } from '#domain/shared/brands.ts';
import { MOST_STEPS, STEP_MINUTES, type TaskShape, type TaskStep } from '#domain/tasks/task.ts';
import { type GuardedModel, type Guards, guardedModel } from '#server/ai/provider/guarded-model.ts';
import { languageModel } from '#server/ai/provider/language-model.ts';
import type { Config } from '#server/config.ts';
import { isInEnglish } from '#server/language/current-language.ts';
import { stepsQuestion, wordingQuestion } from './questions.ts';
import { allDiffer, fitSentence, fitTitle } from './texts.ts';
import type { Draft, TaskWriter, Wording } from './writer.ts';

const TITLE_LENGTH_MAX = 120;
const WHY_LENGTH_MAX = 200;
/** Maximum number of tokens in a reply: enough for the longest usable reply and some reasoning. */
const ANSWER_TOKENS_MAX = 2000;
/**
 * The length, in minutes, of the part of a task that is split into steps. Of a longer task, only the first hour is
 * split.
 */
const SPLIT_MINUTES_MAX = 60;
/** The allowed sum of the steps' minutes, relative to the task's minutes. */
const SUM_BOUNDS = { min: 0.5, max: 1.5 } as const;

const wordingsAnswer = z.object({
  tasks: z.array(
    z.object({
      id: z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number))]),
      title: z.string(),
      why: z.string(),
    }),
  ),
});

const stepsAnswer = z.object({
  steps: z
    .array(
      z.object({
        title: z.string(),
        minutes: z.int().check(z.minimum(STEP_MINUTES.min), z.maximum(STEP_MINUTES.max)),
      }),
    )
    .check(z.minLength(2), z.maxLength(MOST_STEPS)),
});

/** Extracts the JSON from a reply: small models put it into a code fence, and some models put reasoning before it. */
const jsonIn = (text: string): unknown => {
  const answer = text.slice(text.lastIndexOf('</think>') + 1);
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
};

/** All wordings, or null when one is missing, unexpected, or not fit to be shown. */
const wordingsIn = (
  text: string,
  drafts: readonly Draft[],
): ReadonlyMap<string, Wording> | null => {
  const parsed = wordingsAnswer.safeParse(jsonIn(text));
  if (!parsed.success || parsed.data.tasks.length !== drafts.length) return null;
  const wordings = new Map<string, Wording>();
  for (const { id, title, why } of parsed.data.tasks) {
    const draft = drafts[id - 1];
    if (draft === undefined) return null;
    const { minutes } = draft;
    const own = `${draft.title} ${draft.why}`;
    // The catalogue's own wording is always allowed, even when the model reworded another part of the task.
    const goodTitle =
      title === draft.title
        ? title
        : fitTitle(title, { lengthMax: TITLE_LENGTH_MAX, minutes, own });
    const goodWhy =
      why === draft.why ? why : fitSentence(why, { lengthMax: WHY_LENGTH_MAX, minutes, own });
    if (goodTitle === null || goodWhy === null) return null;
    wordings.set(draft.id, { title: goodTitle, why: goodWhy });
  }
  const complete = wordings.size === drafts.length;
  return complete && allDiffer([...wordings.values()].map(({ title }) => title)) ? wordings : null;
};

/** All steps, or null when they are not fit to be shown or their minutes differ too much from the requested minutes. */
const stepsIn = (text: string, own: string, minutesWanted: number): readonly TaskStep[] | null => {
  const parsed = stepsAnswer.safeParse(jsonIn(text));
  if (!parsed.success) return null;
  const steps: TaskStep[] = [];
  for (const { title, minutes } of parsed.data.steps) {
    const goodTitle = fitTitle(title, { lengthMax: TITLE_LENGTH_MAX, minutes, own });
    if (goodTitle === null) return null;
    steps.push({ title: goodTitle, minutes, done: false });
  }
  const sum = steps.reduce((all, { minutes }) => all + minutes, 0);
  const near = sum >= minutesWanted * SUM_BOUNDS.min && sum <= minutesWanted * SUM_BOUNDS.max;
  return near && allDiffer(steps.map(({ title }) => title)) ? steps : null;
};

const minutesToSplit = ({ estimatedTime }: TaskShape): number =>
  Math.min(Math.max(estimatedTime, 2 * STEP_MINUTES.min), SPLIT_MINUTES_MAX);

const writerWith = (model: GuardedModel, report: Guards['report']): TaskWriter => {
  const askFor = async <T>(
    question: { readonly instructions: string; readonly prompt: string },
    userId: UserId,
    read: (text: string) => T | null,
  ): Promise<T | null> => {
    const text = await model.ask({ ...question, answerTokensMax: ANSWER_TOKENS_MAX }, userId);
    if (text === null) return null;
    const answer = read(text);
    if (answer === null) report('unfit');
    return answer;
  };

  return {
    word: async (drafts, context, userId) =>
      drafts.length === 0 || !isInEnglish()
        ? null
        : askFor(wordingQuestion(drafts, context), userId, (text) => wordingsIn(text, drafts)),
    steps: async (task, userId) => {
      if (!isInEnglish()) return null;
      const minutes = minutesToSplit(task);
      const read = (text: string) => stepsIn(text, task.title, minutes);
      return askFor(stepsQuestion(task, minutes), userId, read);
    },
  };
};

export interface WriterOptions extends Guards {
  /** How many milliseconds a question may take before it is aborted. */
  readonly limitMs?: number;
}

/**
 * The writer for the configured language model, or null when none is configured. Create only one writer per process,
 * because the writer tracks the questions in progress.
 */
export const taskWriter = (
  settings: Config['languageModel'],
  { limitMs, ...guards }: WriterOptions,
): TaskWriter | null =>
  settings === null
    ? null
    : writerWith(guardedModel(languageModel(settings, limitMs), guards), guards.report);
