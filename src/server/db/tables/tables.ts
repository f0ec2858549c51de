import { ACCOUNT } from './account.ts';
import { ATTENTION } from './attention.ts';
import { CHAT } from './chat.ts';
import { DAYS } from './days.ts';
import { GOALS, QUIZZES } from './goals-and-quizzes.ts';
import { MEDICATION } from './medication.ts';
import { SHARING_AND_CARE } from './sharing-and-care.ts';
import type { RowOf, Table } from './table.ts';
import { ROUTINES, TASKS } from './tasks-and-routines.ts';

/** The tables of user data by name; referenced tables come before those that refer to them. */
export const TABLES = {
  ...DAYS,
  ...TASKS,
  ...ROUTINES,
  ...GOALS,
  ...MEDICATION,
  ...ATTENTION,
  ...QUIZZES,
  ...CHAT,
  ...SHARING_AND_CARE,
  ...ACCOUNT,
} as const;

/** The name of a table of user data. Every export contains these tables. */
export type ExportedTable = keyof typeof TABLES;

/** The data dictionary: the columns of each table, with their meaning, type and unit. */
export const DICTIONARY: Readonly<Record<ExportedTable, Table>> = { ...TABLES };

const isExported = (name: string): name is ExportedTable => Object.hasOwn(TABLES, name);

/** The names of the tables in an export. Referenced tables come first. */
export const EXPORTED_TABLES: readonly ExportedTable[] = Object.keys(TABLES).filter(isExported);

/** The stored rows of these tables. */
export type ExportedRows = { [Name in ExportedTable]: RowOf<(typeof TABLES)[Name]> };
