/** Where the counts of a person's distractions are cached. */
export const summaryKey = (userId: string) => ['distraction', userId, 'summary'] as const;
