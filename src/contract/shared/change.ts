import * as z from 'zod/mini';

/** One kind of change that a person makes to their entries: what a device keeps of it, and which call sends it. */
export interface Change {
  /** What the device keeps. Entries of earlier versions are on devices, so a shape may only grow. */
  readonly body: z.core.$ZodType;
  /** The name of its call among the feature's endpoints. */
  readonly call: string;
  /** Whether it deletes something: what is gone already counts as deleted. */
  readonly deletes?: true;
}

/** The changes of a feature by their kind. The kinds are stored on devices, so they never change. */
export type ChangeTable = Readonly<Record<string, Change>>;

/** What is kept for one kind of change. */
export type BodyOf<Table extends ChangeTable, Kind extends keyof Table> = z.core.output<
  Table[Kind]['body']
>;

/** A change with its id, as the outbox keeps it. */
export type ChangeOf<Table extends ChangeTable> = {
  readonly [Kind in keyof Table & string]: {
    readonly id: string;
    readonly kind: Kind;
    readonly body: BodyOf<Table, Kind>;
  };
}[keyof Table & string];

/** Checks that a value is a table of changes and keeps its literal type. */
// @__NO_SIDE_EFFECTS__
export const changes = <const Table extends ChangeTable>(table: Table): Table => table;

/** A stored entry as a change of a table; null for an entry of another feature or of an unknown shape. */
export const readChange = <Table extends ChangeTable>(
  table: Table,
  { id, kind, body }: { readonly id: string; readonly kind: string; readonly body: unknown },
): ChangeOf<Table> | null => {
  const found = Object.hasOwn(table, kind) ? table[kind] : undefined;
  const read = found === undefined ? undefined : z.safeParse(found.body, body);
  return read?.success === true ? ({ id, kind, body: read.data } as ChangeOf<Table>) : null;
};
