declare module 'virtual:offline-content' {
  /** Where help can be reached in each country. */
  export const countries: readonly import('#domain/chat/lines/country.ts').Country[];
  /** The steps of the grounding, one sentence each. */
  export const groundingSteps: readonly string[];
  /** The words of the levels that are proposed for a goal. */
  export const levelPhrases: import('#domain/goals/level-phrases.ts').LevelPhrases;
}

declare module 'virtual:listener-content' {
  /** What danger is heard by in English. */
  export const english: import('#domain/chat/guard/listener.ts').ListenerContent;
  /** What is said beside an entry in which it was heard. */
  export const words: import('#domain/chat/guard/heard.ts').HeardWords;
  /** Which lines fit a category better than the crisis lines, the best first. */
  export const special: import('#domain/chat/guard/content.ts').Answers['special'];
}

declare module 'virtual:listener-languages' {
  /** What danger is heard by in other languages. */
  export const languages: readonly import('#domain/chat/guard/languages/pack.ts').LanguageKnown[];
}
