declare module 'virtual:offline-content' {
  /** Where help can be reached in each country. */
  export const countries: readonly import('#domain/chat/lines/country.ts').Country[];
  /** The steps of the grounding, one sentence each. */
  export const groundingSteps: readonly string[];
  /** The words of the levels that are proposed for a goal. */
  export const levelPhrases: import('#domain/goals/level-phrases.ts').LevelPhrases;
}
