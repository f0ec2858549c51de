import { createBreakdown } from '#domain/tasks/breakdown/breakdown.ts';
import { readTaskBreakdown } from '#server/content/task-breakdown.ts';

/** The content for breaking tasks down. */
export const breakdownContent = readTaskBreakdown();
export const breakdown = createBreakdown(breakdownContent);
