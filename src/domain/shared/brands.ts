import type { $brand } from 'zod/mini';

/**
 * A value that only the named check or maker can produce. The mark is zod's, so that a checked
 * field of the contract has the same type; it exists for the compiler alone.
 */
type Branded<Value, Name extends string> = Value & $brand<Name>;

/** The id of a person: a UUIDv7 in text. */
export type UserId = Branded<string, 'UserId'>;

/** A calendar day without a zone, as YYYY-MM-DD. */
export type LocalDate = Branded<string, 'LocalDate'>;
