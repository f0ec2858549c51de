/** The query keys of a person's quizzes. */
export const quizKeys = {
  all: (userId: string) => ['quiz', userId] as const,
  /** The result of the first quiz; null if the quiz was not taken. */
  first: (userId: string) => ['quiz', userId, 'first'] as const,
  firstQuestions: (userId: string) => ['quiz', userId, 'first-questions'] as const,
  /** The questions of all weeks. */
  allWeeklyQuestions: (userId: string) => ['quiz', userId, 'weekly-questions'] as const,
  /** The questions of one week, by its number. */
  weeklyQuestions: (userId: string, week: number) =>
    ['quiz', userId, 'weekly-questions', week] as const,
  /** All weekly check-ins, by date. */
  progress: (userId: string) => ['quiz', userId, 'progress'] as const,
};

/** The keys of the drafts that store the answers until they are sent. */
export const QUIZ_DRAFTS = { first: 'quiz-first', weekly: 'quiz-weekly' } as const;
