import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { dataEndpoints, IMPORT_BYTES_MAX } from '#contract/data.ts';
import { identityEndpoints } from '#contract/identity.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { ChangedIn } from '#server/db/transaction.ts';
import type { UsageCounter } from '#server/db/usage/usage.ts';
import { HttpError } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { uploadedBytes } from '#server/http/upload.ts';
import { csvFiles } from './export/csv.ts';
import { type FhirExport, fhirBundle, fhirFiles } from './export/fhir.ts';
import { type FhirSettings, fhirMapping } from './export/fhir-mapping.ts';
import { jsonExport } from './export/json.ts';
import { zipped } from './export/zip.ts';
import { bringBack, previewOf } from './import/bring-back.ts';
import { type ReadableFile, readFile } from './import/read-file.ts';

/** What an export says of the account. */
type Account = ReplyOf<typeof identityEndpoints.exportData>['account'];

interface DataFeatureParts extends FeatureParts {
  readonly accountOf: (userId: UserId) => Promise<Account>;
  /** Told, within its transaction, that entries came back. */
  readonly changedIn: ChangedIn;
  readonly usage: Pick<UsageCounter, 'take'>;
}

/** How many files are read at once. */
const UNDER_WAY_MAX = 2;
const BUSY_RETRY_S = 10;

/** Everything that is kept of a person, to take along and to bring back. */
export const dataFeature = ({
  serve,
  database,
  now,
  accountOf,
  changedIn,
  usage,
}: DataFeatureParts): void => {
  const { db } = database;
  const instant = (): string => new Date(now()).toISOString();

  serve(identityEndpoints.exportData, async ({ subject }) => {
    const account = await accountOf(subject);
    return Readable.from(jsonExport(db, subject, { exportedAt: instant(), account }));
  });

  serve(dataEndpoints.tables, async ({ subject }) => Readable.from(zipped(csvFiles(db, subject))));

  const fhirExport = async (
    userId: UserId,
    settings: Omit<FhirSettings, 'exportedAt'>,
  ): Promise<FhirExport> => {
    const account = await accountOf(userId);
    const mapping = await fhirMapping(db, userId, { ...settings, exportedAt: instant() });
    return { db, userId, account, mapping };
  };

  serve(dataEndpoints.fhirBundle, async ({ subject, query }) => {
    const pseudonym = query.pseudonym === 'yes';
    const given = await fhirExport(subject, { pseudonym, references: 'bundle' });
    return Readable.from(fhirBundle(given));
  });

  serve(dataEndpoints.fhirLines, async ({ subject, query }) => {
    const pseudonym = query.pseudonym === 'yes';
    const given = await fhirExport(subject, { pseudonym, references: 'server' });
    return Readable.from(zipped(fhirFiles(given)));
  });

  const underWay = new Set<UserId>();

  /** Does something with the file of a form, which is held in memory as a whole. */
  const withFile = async <Result>(
    userId: UserId,
    request: FastifyRequest,
    work: (file: ReadableFile) => Promise<Result>,
  ): Promise<Result> => {
    if (underWay.size >= UNDER_WAY_MAX || underWay.has(userId)) {
      const message = 'Another file is being read right now. Try again in a moment.';
      throw new HttpError('too_many_requests', message, { retryAfterS: BUSY_RETRY_S });
    }
    underWay.add(userId);
    try {
      return await work(await readFile(await uploadedBytes(request, IMPORT_BYTES_MAX, 'file')));
    } finally {
      underWay.delete(userId);
    }
  };

  serve(dataEndpoints.previewFile, async ({ subject, request }) =>
    withFile(subject, request, (file) => previewOf(db, subject, file)),
  );

  serve(dataEndpoints.bringBack, async ({ subject, session, request }) =>
    withFile(subject, request, (file) =>
      bringBack({
        db,
        userId: subject,
        file,
        changedIn,
        takeRoom: (kind, bytes) => usage.take(session, kind, bytes),
      }),
    ),
  );
};
