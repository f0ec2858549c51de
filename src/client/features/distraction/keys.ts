/** The beginning of the query keys of all of a person's distractions. */
export const distractionKey = (userId: string) => ['distraction', userId] as const;

/** The query key of the counts of a person's distractions. */
export const summaryKey = (userId: string) => [...distractionKey(userId), 'summary'] as const;

/** The beginning of the query keys of lists of a person's distractions. The first day of the list follows. */
export const listKey = (userId: string) => [...distractionKey(userId), 'all'] as const;
