/** What a person can say a mood was about. */
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
