import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';

/** What the JSON export calls itself; the version grows when an older program could not read it. */
export const EXPORT_FORMAT = { format: 'evenkeel-export', version: 1 } as const;

const ZIP_TYPE = 'application/zip';

/** Whether names and email addresses are left out. */
const pseudonym = z.object({ pseudonym: z.optional(z.enum(['yes', 'no'])) });

/** The bytes of a file, which JSON has no form for. */
const bytes = z.unknown();

export const dataEndpoints = {
  tables: endpoint({
    method: 'GET',
    path: '/api/data/tables',
    summary:
      'Everything that is kept of the person as tables: a zip of CSV files, with one that says what each column means.',
    access: 'session',
    status: 200,
    file: { type: ZIP_TYPE, name: 'evenkeel-tables.zip' },
    reply: bytes,
  }),
  fhirBundle: endpoint({
    method: 'GET',
    path: '/api/data/fhir-bundle',
    summary: 'What a clinic can read of the person’s data: one collection Bundle of FHIR R4.',
    access: 'session',
    query: pseudonym,
    status: 200,
    file: { type: 'application/fhir+json; charset=utf-8', name: 'evenkeel-fhir.json' },
    reply: bytes,
  }),
  fhirLines: endpoint({
    method: 'GET',
    path: '/api/data/fhir-lines',
    summary:
      'The same resources of FHIR R4 as a zip of NDJSON files, one for each type of resource.',
    access: 'session',
    query: pseudonym,
    status: 200,
    file: { type: ZIP_TYPE, name: 'evenkeel-fhir.zip' },
    reply: bytes,
  }),
};
