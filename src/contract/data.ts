import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';

/** What the JSON export calls itself; the version grows when an older program could not read it. */
export const EXPORT_FORMAT = { format: 'evenkeel-export', version: 1 } as const;

const ZIP_TYPE = 'application/zip';

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
};
