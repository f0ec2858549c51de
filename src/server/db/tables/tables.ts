import { ACCOUNT } from './account.ts';
import { ATTENTION } from './attention.ts';
import { CHAT } from './chat.ts';
import { DAYS } from './days.ts';
import { GOALS, QUIZZES } from './goals-and-quizzes.ts';
import { MEDICATION } from './medication.ts';
import { OTHERS } from './others.ts';
import type { RowOf, Table } from './table.ts';
import { ROUTINES, TASKS } from './tasks-and-routines.ts';

/** The tables with what people entered, by their names; those first that others refer to. */
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

/** A table with entries of people, which every export has. */
export type ExportedTable = keyof typeof TABLES;

/** What is kept of a person, by table: each column with its meaning, type and unit. */
export const DICTIONARY: Readonly<Record<ExportedTable, Table>> = TABLES;

const isExported = (name: string): name is ExportedTable => Object.hasOwn(TABLES, name);

/** The tables of an export, those first that others refer to. */
export const EXPORTED_TABLES: readonly ExportedTable[] = Object.keys(TABLES).filter(isExported);

/** Their rows, as they are stored. */
export type ExportedRows = { [Name in ExportedTable]: RowOf<(typeof TABLES)[Name]> };
