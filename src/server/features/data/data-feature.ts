import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { dataEndpoints, IMPORT_BYTES_MAX } from '#contract/data.ts';
import { identityEndpoints } from '#contract/identity.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { ChangedIn } from '#server/db/transaction.ts';
import type { UsageCounter } from '#server/db/usage/usage.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { allowLongWork } from '#server/http/limits/connections.ts';
import { concurrencyLimit } from '#server/http/limits/turns.ts';
import { senderOf } from '#server/http/serve.ts';
import { withUploadedFile } from '#server/http/upload.ts';
import { texts } from '#texts/data.js';
import { csvFiles } from './export/csv.ts';
import { type FhirExport, fhirBundle, fhirFiles } from './export/fhir.ts';
import { type FhirSettings, fhirMapping } from './export/fhir-mapping.ts';
import { jsonExport } from './export/json.ts';
import { zipped } from './export/zip.ts';
import { importRows, previewOf } from './import/import-rows.ts';
import { type ReadableFile, readFile } from './import/read-file.ts';
import { limitConcurrent } from './limit-concurrent.ts';

/** The account details in an export. */
type Account = ReplyOf<typeof identityEndpoints.exportData>['account'];

type Pieces = AsyncIterable<string | Uint8Array>;

interface DataFeatureParts extends FeatureParts {
  readonly accountOf: (userId: UserId) => Promise<Account>;
  /** Called in the same transaction that restored entries. */
  readonly changedIn: ChangedIn;
  readonly usage: Pick<UsageCounter, 'take'>;
}

/**
 * Maximum number of concurrent exports. It can be this high because an export needs little memory, so slow clients do
 * not block other users.
 */
const EXPORTS_MAX = 20;
/** Maximum number of files that are received at the same time. They are stored on disk while they arrive. */
const RECEIVED_MAX = 20;
/** How many received files are processed in memory at a time. */
const READ_AT_ONCE = 2;

/** Endpoints to export all data stored about a user, and to restore it. */
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

  const beginExport = limitConcurrent(EXPORTS_MAX, {
    own: () => texts.downloadUnderWay,
    all: () => texts.manyDownloads,
  });

  /** Starts an export, which counts as in progress until it has been read completely or abandoned. */
  const exported = async (
    userId: UserId,
    { ip }: FastifyRequest,
    piecesOf: () => Pieces | Promise<Pieces>,
  ): Promise<Readable> => {
    const end = beginExport(userId, ip);
    try {
      return Readable.from(await piecesOf())
        .once('end', end)
        .once('close', end);
    } catch (error) {
      end();
      throw error;
    }
  };

  serve(identityEndpoints.exportData, ({ subject, request }) =>
    exported(subject, request, async () => {
      const account = await accountOf(subject);
      return jsonExport(db, subject, { exportedAt: instant(), account });
    }),
  );

  serve(dataEndpoints.tables, ({ subject, query, request }) =>
    exported(subject, request, () => zipped(csvFiles(db, subject, query.separator ?? 'comma'))),
  );

  const fhirExport = async (
    userId: UserId,
    settings: Omit<FhirSettings, 'exportedAt'>,
  ): Promise<FhirExport> => {
    const account = await accountOf(userId);
    const mapping = await fhirMapping(db, userId, { ...settings, exportedAt: instant() });
    return { db, userId, account, mapping };
  };

  serve(dataEndpoints.fhirBundle, ({ subject, query, request }) =>
    exported(subject, request, async () => {
      const pseudonym = query.pseudonym === 'yes';
      return fhirBundle(await fhirExport(subject, { pseudonym, references: 'bundle' }));
    }),
  );

  serve(dataEndpoints.fhirLines, ({ subject, query, request }) =>
    exported(subject, request, async () => {
      const pseudonym = query.pseudonym === 'yes';
      return zipped(fhirFiles(await fhirExport(subject, { pseudonym, references: 'server' })));
    }),
  );

  const beginFile = limitConcurrent(RECEIVED_MAX, {
    own: () => texts.fileUnderWay,
    all: () => texts.manyFiles,
  });
  const inTurn = concurrencyLimit({ atOnce: READ_AT_ONCE, waiting: RECEIVED_MAX });

  /**
   * Runs work on an uploaded file, once the file has arrived completely and few enough other files are being processed.
   */
  const withFile = async <Result>(
    userId: UserId,
    request: FastifyRequest,
    work: (file: ReadableFile) => Promise<Result>,
  ): Promise<Result> => {
    const end = beginFile(userId, request.ip);
    const upload = { bytesMax: IMPORT_BYTES_MAX, what: 'file' } as const;
    try {
      return await withUploadedFile(request, upload, (read) => {
        allowLongWork(request.raw);
        return inTurn('files', async () => work(await readFile(await read())));
      });
    } finally {
      end();
    }
  };

  serve(dataEndpoints.previewFile, async ({ subject, request }) =>
    withFile(subject, request, (file) => previewOf(db, subject, file)),
  );

  serve(dataEndpoints.bringBack, async ({ subject, session, request }) =>
    withFile(subject, request, (file) =>
      importRows({
        db,
        userId: subject,
        file,
        changedIn,
        takeRoom: async (kind, bytes) =>
          (await usage.take(senderOf(session, request), kind, bytes)) === 'taken',
      }),
    ),
  );
};
