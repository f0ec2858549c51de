import { createBreakdown } from '#domain/tasks/breakdown/breakdown.ts';
import { readTaskBreakdown } from '#server/content/task-breakdown.ts';

/** How tasks are broken down, as it is written. */
export const breakdownContent = readTaskBreakdown();
export const breakdown = createBreakdown(breakdownContent);
