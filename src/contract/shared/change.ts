import type * as z from 'zod/mini';
import type { Guard } from '#domain/shared/guards.ts';

/** One kind of change to a person's entries: what the device stores and which call sends it. */
export interface Change {
  /**
   * The body that the device stores. Devices still have bodies of earlier versions, so a schema may only be extended.
   */
  readonly body: z.core.$ZodType;
  /** Replaces the body's schema in the client; see `scripts/contract-outline.ts`. */
  readonly fits?: Guard<unknown>;
  /** The name of the call among the feature's endpoints. */
  readonly call: string;
  /** Whether the change deletes an entry; an entry that no longer exists counts as deleted. */
  readonly deletes?: true;
  /** The field of the body whose value is sent as `id`. By default, the id of the outbox entry is sent. */
  readonly id?: string;
}

/** The changes of a feature by kind. Devices store the kinds, so they must never change. */
export type ChangeTable = Readonly<Record<string, Change>>;

/** The stored body of one kind of change. */
export type BodyOf<Table extends ChangeTable, Kind extends keyof Table> = z.core.output<
  Table[Kind]['body']
>;

/** A change with its id, as stored in the outbox. */
export type ChangeOf<Table extends ChangeTable> = {
  readonly [Kind in keyof Table & string]: {
    readonly id: string;
    readonly kind: Kind;
    readonly body: BodyOf<Table, Kind>;
  };
}[keyof Table & string];

/** Checks that a value is a change table and keeps its literal type. */
// @__NO_SIDE_EFFECTS__
export const changes = <const Table extends ChangeTable>(table: Table): Table => table;

/**
 * Reads a stored entry as a change of a table of the client; null for an entry of another feature or of an unknown
 * shape.
 */
export const readChange = <Table extends ChangeTable>(
  table: Table,
  { id, kind, body }: { readonly id: string; readonly kind: string; readonly body: unknown },
): ChangeOf<Table> | null => {
  const found = Object.hasOwn(table, kind) ? table[kind] : undefined;
  return found?.fits?.(body) === true ? ({ id, kind, body } as ChangeOf<Table>) : null;
};
