/** The types of resources in an export, in the order in which they come. */
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

/** A row of an export by its columns, with the values of JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** What the resources of one export have in common. */
export interface Mapping {
  /** The UUID of something of the person, the same in each export; those without names have others. */
  readonly idOf: (type: ResourceType, kind: string, key?: string) => string;
  /** The UUID of something that is the same for everybody. */
  readonly commonIdOf: (type: ResourceType, kind: string) => string;
  /** How a resource is named in another one. */
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
  /** The answers that each question can have, by the numbers under which they are stored. */
  readonly answers: readonly string[];
  /** The texts of the five levels that hold for a goal; null without any. */
  readonly levelsOf: (goalId: string) => readonly string[] | null;
  /** The first day of the plan that holds for a routine, and the first day without it; null for no such routine. */
  readonly routineOf: (
    routineId: string,
  ) => { readonly fromDate: string; readonly removedOn: string | null } | null;
  /** The connection of a consent; null for none. */
  readonly connectionOf: (connectionId: string) => Connection | null;
}

/** With whom something is shared. */
interface Connection {
  readonly kind: string;
  readonly viewerName: string;
  /** The revision of the consent that holds. */
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

/** The person whom all resources are about. */
export const patientRef = ({ idOf, refer }: Mapping) => refer('Patient', idOf('Patient', 'person'));
