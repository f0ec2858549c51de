import type { $brand } from 'zod/mini';

/**
 * A branded type, whose values only a check or a constructor can produce. The brand is zod's, so that
 * validated fields of the contract have the same type; it has no effect at runtime.
 */
type Branded<Value, Name extends string> = Value & $brand<Name>;

/** The id of a person: a UUIDv7 as text. */
export type UserId = Branded<string, 'UserId'>;

/** A calendar day without a zone, as YYYY-MM-DD. */
export type LocalDate = Branded<string, 'LocalDate'>;
