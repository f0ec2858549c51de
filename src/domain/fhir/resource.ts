/** The resource types of an export, in output order. */
export const RESOURCE_TYPES = [
  'CodeSystem',
  'Patient',
  'Questionnaire',
  'Goal',
  'CarePlan',
  'Task',
  'QuestionnaireResponse',
  'Observation',
  'Consent',
  'Provenance',
] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** A resource of FHIR R4. */
export interface Resource {
  readonly resourceType: ResourceType;
  readonly id: string;
  readonly [element: string]: unknown;
}

/** A row of an export by its columns, with JSON values. */
export type Row = Readonly<Record<string, unknown>>;

/** The shared context of the resources of one export. */
export interface Mapping {
  /**
   * The UUID of an item that belongs to the person. It is the same in every export, except that pseudonymous exports
   * use a different UUID.
   */
  readonly idOf: (type: ResourceType, kind: string, key?: string) => string;
  /** The UUID of an item that is the same for everybody. */
  readonly commonIdOf: (type: ResourceType, kind: string) => string;
  /** A reference to a resource. */
  readonly refer: (
    type: ResourceType,
    id: string,
  ) => { readonly reference: string; readonly type: string };
  /** Whether names, email addresses and the words of therapists are left out. */
  readonly pseudonym: boolean;
  /** An instant in UTC. */
  readonly exportedAt: string;
  /** The questions of each of our questionnaires, by its name: `first`, or `weekly-` with a neurotype. */
  readonly quizzes: ReadonlyMap<
    string,
    readonly { readonly id: string; readonly question: string }[]
  >;
  /** The answers that each question can have, indexed by the numbers under which answers are stored. */
  readonly answers: readonly string[];
  /** The current texts of the five levels of a goal; null when the goal has none. */
  readonly levelsOf: (goalId: string) => readonly string[] | null;
  /**
   * The first day of a routine's current plan, and the first day without the routine; null when the routine does not
   * exist.
   */
  readonly routineOf: (
    routineId: string,
  ) => { readonly fromDate: string; readonly removedOn: string | null } | null;
  /** The connection to which a consent belongs; null when the connection does not exist. */
  readonly connectionOf: (connectionId: string) => Connection | null;
}

/** A connection through which the person shares data. */
interface Connection {
  readonly kind: string;
  readonly viewerName: string;
  /** The revision of the current consent. */
  readonly revision: number;
  readonly endedAt: string | null;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const compacted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(compacted).filter((one) => !isEmpty(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]) => [name, compacted(one)] as const)
      .filter(([, one]) => !isEmpty(one)),
  );
};

/** A resource without its empty elements, which FHIR does not allow. */
export const resource = (
  resourceType: ResourceType,
  id: string,
  elements: Readonly<Record<string, unknown>>,
): Resource => ({
  resourceType,
  id,
  ...Object.fromEntries(
    Object.entries(elements)
      .map(([name, value]) => [name, compacted(value)] as const)
      .filter(([, value]) => !isEmpty(value)),
  ),
});

/** A reference to the person that all resources are about. */
export const patientRef = ({ idOf, refer }: Mapping) => refer('Patient', idOf('Patient', 'person'));
