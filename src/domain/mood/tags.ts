import type { Neurotype } from '#domain/shared/neurotype.ts';

/** The tags that a person can add to a mood, as specified. */
export const MOOD_TAGS = [
  'Exam stress',
  'Sleepy',
  'Social win',
  'Family fight',
  'Productive day',
  'Anxious',
  'Lonely',
  'Motivated',
  'Tired',
  'Happy moment',
  'Overwhelmed',
  'Focused',
  'Friend drama',
  'Self-care day',
  'Under pressure',
  'Feeling grateful',
  'Burned out',
  'Inspired',
  'Bad sleep',
  'Accomplished',
] as const;

/**
 * Further tags for experiences that people with ADHD, autism or OCD often name; content explains the meaning of each
 * tag.
 */
export const FURTHER_TAGS = [
  'Overload',
  'Meltdown',
  'Shutdown',
  'Masking',
  'Hyperfocus',
  'An urge',
  'A ritual',
] as const;

type FurtherTag = (typeof FURTHER_TAGS)[number];

/** For each further tag, the conditions of the people who most often name the experience. */
const NAMED_BY: Readonly<Record<FurtherTag, readonly Neurotype[]>> = {
  Overload: ['Autism', 'ADHD'],
  Meltdown: ['Autism'],
  Shutdown: ['Autism'],
  Masking: ['Autism', 'ADHD'],
  Hyperfocus: ['ADHD', 'Autism'],
  'An urge': ['OCD'],
  'A ritual': ['OCD'],
};

/** All further tags, starting with those that fit the topics that a person follows. */
export const furtherTagsFor = (topics: readonly Neurotype[]): readonly FurtherTag[] => {
  const fits = (tag: FurtherTag): boolean => NAMED_BY[tag].some((one) => topics.includes(one));
  return [...FURTHER_TAGS.filter(fits), ...FURTHER_TAGS.filter((tag) => !fits(tag))];
};

/** Feelings that are proposed only for body signals, for people who find feelings hard to name. */
export const FEELING_TAGS = ['Angry', 'Sad', 'Scared', 'Ashamed', 'Excited', 'Bored'] as const;

/** Every built-in tag, in the order in which tags are stored. */
export const KNOWN_TAGS = [...MOOD_TAGS, ...FURTHER_TAGS, ...FEELING_TAGS] as const;

export type MoodTag = (typeof MOOD_TAGS)[number];
export type KnownTag = (typeof KNOWN_TAGS)[number];
