/** The cache key of a person's tasks: all tasks of the last days, and the latest open personal tasks of older days. */
export const tasksKey = (userId: string) => ['tasks', userId] as const;
