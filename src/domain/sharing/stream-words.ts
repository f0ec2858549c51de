import type { Stream } from './streams.ts';

/** The name of a stream (a kind of data that can be shared) as used in a sentence, and what the stream contains. */
interface StreamWords {
  /** The name as it is written after "your" in a sentence. */
  readonly name: string;
  readonly summary: string;
  /** What the detail shows beyond the summary. */
  readonly detail: string;
  /** Whether the stream is a current state that does not depend on days, instead of entries for days. */
  readonly isState?: true;
}

/** The plain words for each stream. */
export const STREAM_WORDS: Readonly<Record<Stream, StreamWords>> = {
  mood: {
    name: 'mood levels',
    summary: 'For each day: how many moods, the lowest, the highest and the last.',
    detail: 'Each mood with its time.',
  },
  'mood-words': {
    name: 'reasons for moods',
    summary: 'How often you wrote something with a mood.',
    detail: 'What you wrote.',
  },
  tags: {
    name: 'tags',
    summary: 'How often you used each tag.',
    detail: 'The tags of each mood.',
  },
  routines: {
    name: 'routines and tasks',
    summary: 'How much of each day was done, and the names of your routines.',
    detail: 'Each routine on each day, and its size.',
  },
  attention: {
    name: 'attention tests',
    summary: 'The first and latest result of each test.',
    detail: 'Each run of a test.',
  },
  quizzes: {
    name: 'quiz results',
    summary: 'Your latest score.',
    detail: 'The score of each check-in.',
  },
  distractions: {
    name: 'distractions',
    summary: 'How often each kind came.',
    detail: 'Each one with its time.',
  },
  triggers: {
    name: 'triggers',
    summary: 'How many different ones the chat noticed.',
    detail: 'Which ones, and how often.',
  },
  goals: {
    name: 'goals',
    isState: true,
    summary: 'Your goals in your words, and how far each one is.',
    detail: 'Their levels, steps and notes, and what gets in the way.',
  },
  ladders: {
    name: 'exposure ladders',
    summary: 'How often you tried a step, and how hard it was.',
    detail: 'Your fear and the steps in your words.',
  },
  'safety-plan': {
    name: 'safety plan',
    isState: true,
    summary: 'Whether there is one, and when it changed.',
    detail: 'The whole plan.',
  },
  card: {
    name: 'communication card',
    isState: true,
    summary: 'How to talk with you, what to avoid, and breaks.',
    detail: 'The same card.',
  },
};

/** The name of a stream as the start of a line. */
export const streamTitle = (stream: Stream): string => {
  const { name } = STREAM_WORDS[stream];
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
};
