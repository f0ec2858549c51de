/** The query key of the counts of a person's distractions. */
export const summaryKey = (userId: string) => ['distraction', userId, 'summary'] as const;
