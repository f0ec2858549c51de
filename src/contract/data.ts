import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';

/** Identifies a JSON export; `version` increases when older programs can no longer read it. */
export const EXPORT_FORMAT = { format: 'evenkeel-export', version: 1 } as const;

/** The largest file accepted for import, in bytes. */
export const IMPORT_BYTES_MAX = 64 * 1024 * 1024;

const ZIP_TYPE = 'application/zip';

/** Whether names, email addresses and therapists' words are left out. */
const pseudonym = z.object({ pseudonym: z.optional(z.enum(['yes', 'no'])) });

/** With semicolon-separated cells, numbers use a decimal comma, as spreadsheets in many locales expect. */
const separator = z.object({ separator: z.optional(z.enum(['comma', 'semicolon'])) });

export type Separator = NonNullable<z.output<typeof separator>['separator']>;

/** The bytes of a file; JSON has no schema for them. */
const bytes = z.unknown();

/** The contents of an export file, and how much of it is new. */
const told = z.object({
  tables: z.array(
    z.object({
      table: z.string(),
      /** The subject, such as "Moods". */
      about: z.string(),
      inFile: z.int(),
      /**
       * The number of rows that were added, or that an import would add. The other rows already exist here, or the rows
       * to which they belong are missing.
       */
      added: z.int(),
    }),
  ),
  /** Contents of the file that are not imported because they also belong to other people. */
  leftOut: z.array(z.string()),
});

export type BroughtBack = z.output<typeof told>;

export const dataEndpoints = {
  tables: endpoint({
    method: 'GET',
    path: '/api/data/tables',
    summary:
      'Everything that is kept of the person as tables: a zip of CSV files, with one that says what each column means.',
    access: 'session',
    stepUp: true,
    query: separator,
    status: 200,
    file: { type: ZIP_TYPE, name: 'evenkeel-tables.zip' },
    reply: bytes,
  }),
  fhirBundle: endpoint({
    method: 'GET',
    path: '/api/data/fhir-bundle',
    summary: 'What a clinic can read of the person’s data: one collection Bundle of FHIR R4.',
    access: 'session',
    stepUp: true,
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
    stepUp: true,
    query: pseudonym,
    status: 200,
    file: { type: ZIP_TYPE, name: 'evenkeel-fhir.zip' },
    reply: bytes,
  }),
  previewFile: endpoint({
    method: 'POST',
    path: '/api/data/preview',
    summary:
      'Says what would be new of an export in JSON, sent as a file in a multipart form (64 MB at most), and changes nothing.',
    access: 'session',
    upload: { bytesMax: IMPORT_BYTES_MAX },
    status: 200,
    reply: told,
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/api/data/bring-back',
    summary:
      'Adds what is new of an export in JSON, sent as a file in a multipart form. What is there stays as it is; the same file twice is as once.',
    access: 'session',
    upload: { bytesMax: IMPORT_BYTES_MAX },
    status: 200,
    reply: told,
  }),
};
