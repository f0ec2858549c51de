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

/** Further tags, for what people with ADHD, autism or OCD often name; content says what each means. */
export const FURTHER_TAGS = [
  'Overload',
  'Meltdown',
  'Shutdown',
  'Masking',
  'Hyperfocus',
  'An urge',
  'A ritual',
] as const;

/** Feelings that only body signals propose, for people who find feelings hard to name. */
export const FEELING_TAGS = ['Angry', 'Sad', 'Scared', 'Ashamed', 'Excited', 'Bored'] as const;

/** Every tag of ours, in the order in which tags are kept. */
export const KNOWN_TAGS = [...MOOD_TAGS, ...FURTHER_TAGS, ...FEELING_TAGS] as const;

export type MoodTag = (typeof MOOD_TAGS)[number];
export type KnownTag = (typeof KNOWN_TAGS)[number];
