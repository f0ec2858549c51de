/** A frame for anything else. */
export const FRAME: readonly string[] = [
  'Hello [name], it is about [thing]. I would like [what you want]. Can you [one thing] by [day]?',
  'I want to tell you something: [one sentence]. I do not need an answer today.',
];

/** Other frames, for who wants a different one. */
export const OTHER_FRAMES: readonly string[] = [
  'It is about [thing]. Can you [one thing]?',
  'Dear [name], I am writing about [thing]. Up to now, [what happened]. I would like [what you want] by [day]. You can write to me at [where].',
];
