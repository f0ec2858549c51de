import type { Kysely } from 'kysely';
import { ownCodeSystem } from '#domain/fhir/codes.ts';
import { exportProvenance, patient } from '#domain/fhir/person.ts';
import { questionnaires } from '#domain/fhir/quizzes.ts';
import {
  type Mapping,
  RESOURCE_TYPES,
  type Resource,
  type ResourceType,
} from '#domain/fhir/resource.ts';
import { SOURCES } from '#domain/fhir/sources.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { readable, rowsOfPerson } from './rows.ts';
import type { ZippedFile } from './zip.ts';

/** The owner of the resources, and how to create them. */
export interface FhirExport {
  readonly db: Kysely<Schema>;
  readonly userId: UserId;
  readonly account: { readonly name: string; readonly email: string | null };
  readonly mapping: Mapping;
}

const fixedResources = ({ account, mapping }: FhirExport): readonly Resource[] => [
  ownCodeSystem(mapping),
  patient(account, mapping),
  ...questionnaires(mapping),
  exportProvenance(mapping),
];

/** The resources of one type, in batches. */
async function* resourcesOf(
  given: FhirExport,
  type: ResourceType,
): AsyncGenerator<readonly Resource[]> {
  const { db, userId, mapping } = given;
  yield fixedResources(given).filter(({ resourceType }) => resourceType === type);
  for (const { table, resourceOf } of SOURCES.filter((source) => source.type === type)) {
    for await (const rows of rowsOfPerson(db, userId)(table)) {
      yield rows
        .map((row) => resourceOf(readable(table, row), mapping))
        .filter((one) => one !== null);
    }
  }
}

/** A collection Bundle with all resources of a user, as text in pieces. */
export async function* fhirBundle(given: FhirExport): AsyncGenerator<string> {
  const { idOf, exportedAt } = given.mapping;
  const head = JSON.stringify({
    resourceType: 'Bundle',
    id: idOf('Patient', 'bundle'),
    type: 'collection',
    timestamp: exportedAt,
  });
  yield `${head.slice(0, -1)},"entry":[`;
  let between = '\n';
  for (const type of RESOURCE_TYPES) {
    for await (const resources of resourcesOf(given, type)) {
      if (resources.length === 0) continue;
      const entries = resources.map((resource) =>
        JSON.stringify({ fullUrl: `urn:uuid:${resource.id}`, resource }),
      );
      yield between + entries.join(',\n');
      between = ',\n';
    }
  }
  yield ']}\n';
}

async function* lines(given: FhirExport, type: ResourceType): AsyncGenerator<string> {
  for await (const resources of resourcesOf(given, type)) {
    yield resources.map((resource) => `${JSON.stringify(resource)}\n`).join('');
  }
}

/** One NDJSON file for each resource type, as in FHIR bulk data. */
export const fhirFiles = (given: FhirExport): readonly ZippedFile[] =>
  RESOURCE_TYPES.map((type) => ({ name: `${type}.ndjson`, pieces: lines(given, type) }));
