import type { LocalDate } from './brands.ts';
import { isLocalDate } from './time/local-date.ts';

/*
 * Checks of small stored values, for pages that must not load the schema library. Unlike a schema, a guard has no
 * messages and leaves the value as it is, including keys that it does not name.
 */

/** Whether a value has the type T. */
export type Guard<T> = (value: unknown) => value is T;

/** The type that a guard checks for. */
export type Guarded<G> = G extends Guard<infer T> ? T : never;

type Guards = Readonly<Record<string, Guard<unknown>>>;

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isNull = (value: unknown): value is null => value === null;

/** Whether a value is a finite number. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export const isDay = (value: unknown): value is LocalDate => isText(value) && isLocalDate(value);

/** A guard for values that are one of these. */
export const oneOf =
  <const T extends string | number | boolean>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((one) => one === value);

export const nullable =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

export const listOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(guard);

/** A guard for lists with exactly these entries. */
export const tupleOf =
  <const Entries extends readonly Guard<unknown>[]>(
    ...entries: Entries
  ): Guard<{ -readonly [Index in keyof Entries]: Guarded<Entries[Index]> }> =>
  (value): value is { -readonly [Index in keyof Entries]: Guarded<Entries[Index]> } =>
    Array.isArray(value) &&
    value.length === entries.length &&
    entries.every((guard, index) => guard(value[index]));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A guard for objects with any keys, whose values all pass `guard`. */
export const recordOf =
  <T>(guard: Guard<T>): Guard<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(guard);

type Shaped<Required extends Guards, Optional extends Guards> = {
  -readonly [Key in keyof Required]: Guarded<Required[Key]>;
} & { -readonly [Key in keyof Optional]?: Guarded<Optional[Key]> | undefined };

/** A guard for objects with all the required keys and any of the optional ones. Other keys are ignored. */
export const shaped =
  <Required extends Guards, Optional extends Guards = Record<never, never>>(
    required: Required,
    optional?: Optional,
  ): Guard<Shaped<Required, Optional>> =>
  (value): value is Shaped<Required, Optional> =>
    isObject(value) &&
    Object.entries(required).every(([key, guard]) => guard(value[key])) &&
    Object.entries(optional ?? {}).every(
      ([key, guard]) => value[key] === undefined || guard(value[key]),
    );

/** A guard for values that pass one of these guards. */
export const either =
  <const Options extends readonly Guard<unknown>[]>(
    ...options: Options
  ): Guard<Guarded<Options[number]>> =>
  (value): value is Guarded<Options[number]> =>
    options.some((guard) => guard(value));

/** A reader for a stored value: the value if it passes the guard, otherwise null. */
export const readAs =
  <T>(guard: Guard<T>) =>
  (value: unknown): T | null =>
    guard(value) ? value : null;
