import type { TaskShape } from '#domain/tasks/task.ts';
import type { Draft } from '#server/ai/tasks/writer.ts';
import { saying } from '#tests/support/stand-ins/openai-stand-in.ts';

export const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  id,
  title: 'Wash only the plates and cups, then stop',
  minutes: 10,
  area: 'home',
  size: 'lighter',
  band: 'evening',
  why: 'A small home task for this evening.',
  ...more,
});
export const DRAFTS = [
  draft('id-of-cups'),
  draft('id-of-song', { title: 'Play one song', minutes: 4 }),
];
export const CONTEXT = { mood: 'low', lens: 'ADHD' } as const;
export const TASK: TaskShape = {
  title: 'Clean the desk',
  estimatedTime: 20,
  size: 'full',
  band: null,
};

export const GOOD_WORDS = [
  { id: 1, title: 'Wash three cups and stop', why: 'Cups are a small start at home.' },
  { id: 2, title: 'Hear one song you know', why: 'A song fits the evening.' },
];
export const GOOD_STEPS = [
  { title: 'Stand up', minutes: 2 },
  { title: 'Put five things into one box', minutes: 8 },
  { title: 'Wipe the desk one time', minutes: 8 },
];
export const words = (changes: Readonly<Record<string, unknown>> = {}) =>
  saying(JSON.stringify({ tasks: [{ ...GOOD_WORDS[0], ...changes }, GOOD_WORDS[1]] }));
export const stepsOf = (steps: readonly unknown[]) => saying(JSON.stringify({ steps }));
export const twoSteps = (changes: Readonly<Record<string, unknown>>) =>
  stepsOf([{ ...GOOD_STEPS[1], ...changes }, GOOD_STEPS[2]]);
