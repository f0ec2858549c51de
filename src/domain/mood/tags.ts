/** The tags that a person can add to a mood. */
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

export type MoodTag = (typeof MOOD_TAGS)[number];
