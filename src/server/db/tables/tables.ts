import { ACCOUNT } from './account.ts';
import { ATTENTION } from './attention.ts';
import { CHAT } from './chat.ts';
import { DAYS } from './days.ts';
import { GOALS, QUIZZES } from './goals-and-quizzes.ts';
import { MEDICATION } from './medication.ts';
import { OTHERS } from './others.ts';
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
  ...OTHERS,
  ...ACCOUNT,
} as const;

/** A table of user data, part of every export. */
export type ExportedTable = keyof typeof TABLES;

/** The data dictionary: each table's columns with meaning, type and unit. */
export const DICTIONARY: Readonly<Record<ExportedTable, Table>> = { ...TABLES };

const isExported = (name: string): name is ExportedTable => Object.hasOwn(TABLES, name);

/** The tables of an export; referenced tables come first. */
export const EXPORTED_TABLES: readonly ExportedTable[] = Object.keys(TABLES).filter(isExported);

/** Their stored rows. */
export type ExportedRows = { [Name in ExportedTable]: RowOf<(typeof TABLES)[Name]> };
