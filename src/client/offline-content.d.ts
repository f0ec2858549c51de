declare module 'virtual:offline-content' {
  /** The help lines of each country. */
  export const countries: readonly import('#domain/chat/lines/country.ts').Country[];
  /** The steps of the grounding exercise, one sentence each. */
  export const groundingSteps: readonly string[];
  /** The wording of the levels suggested for a goal. */
  export const levelPhrases: import('#domain/goals/level-phrases.ts').LevelPhrases;
}

declare module 'virtual:chat-labels' {
  /** The labels of the chat's buttons that pages send as messages, by what the buttons do. */
  export const labels: Readonly<
    Record<
      | 'stop'
      | 'listen'
      | 'card:menu-calm'
      | 'card:low-day'
      | 'skill:start'
      | 'skill:scene'
      | 'skill:exposure'
      | 'newFear'
      | 'others',
      string
    >
  >;
}

declare module 'virtual:listener-content' {
  /** The patterns that detect danger in English. */
  export const english: import('#domain/chat/guard/listener.ts').ListenerContent;
  /** The texts shown next to an entry in which danger was heard. */
  export const words: import('#domain/chat/guard/heard.ts').HeardWords;
  /** The lines that fit a category better than the crisis lines, the best first. */
  export const special: import('#domain/chat/guard/content.ts').Answers['special'];
}

declare module 'virtual:listener-languages' {
  /** The patterns that detect danger in other languages. */
  export const languages: readonly import('#domain/chat/guard/languages/pack.ts').LanguageKnown[];
}
