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
import { underWay } from './under-way.ts';

/** What an export says of the account. */
type Account = ReplyOf<typeof identityEndpoints.exportData>['account'];

type Pieces = AsyncIterable<string | Uint8Array>;

interface DataFeatureParts extends FeatureParts {
  readonly accountOf: (userId: UserId) => Promise<Account>;
  /** Told, within its transaction, that entries came back. */
  readonly changedIn: ChangedIn;
  readonly usage: Pick<UsageCounter, 'take'>;
}

/** How many exports are under way at once. Each holds little, so that who reads slowly keeps nobody else waiting. */
const EXPORTS_MAX = 20;
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

  const beginExport = underWay(EXPORTS_MAX, {
    own: 'Another download of yours is under way. Try again when it is done.',
    all: 'Many people are downloading their data right now. Try again in a moment.',
  });

  /** An export that counts as under way until all of it was read, or nobody reads it any more. */
  const exported = async (
    userId: UserId,
    piecesOf: () => Pieces | Promise<Pieces>,
  ): Promise<Readable> => {
    const end = beginExport(userId);
    try {
      return Readable.from(await piecesOf())
        .once('end', end)
        .once('close', end);
    } catch (error) {
      end();
      throw error;
    }
  };

  serve(identityEndpoints.exportData, ({ subject }) =>
    exported(subject, async () => {
      const account = await accountOf(subject);
      return jsonExport(db, subject, { exportedAt: instant(), account });
    }),
  );

  serve(dataEndpoints.tables, ({ subject }) =>
    exported(subject, () => zipped(csvFiles(db, subject))),
  );

  const fhirExport = async (
    userId: UserId,
    settings: Omit<FhirSettings, 'exportedAt'>,
  ): Promise<FhirExport> => {
    const account = await accountOf(userId);
    const mapping = await fhirMapping(db, userId, { ...settings, exportedAt: instant() });
    return { db, userId, account, mapping };
  };

  serve(dataEndpoints.fhirBundle, ({ subject, query }) =>
    exported(subject, async () => {
      const pseudonym = query.pseudonym === 'yes';
      return fhirBundle(await fhirExport(subject, { pseudonym, references: 'bundle' }));
    }),
  );

  serve(dataEndpoints.fhirLines, ({ subject, query }) =>
    exported(subject, async () => {
      const pseudonym = query.pseudonym === 'yes';
      return zipped(fhirFiles(await fhirExport(subject, { pseudonym, references: 'server' })));
    }),
  );

  const beingRead = new Set<UserId>();

  /** Does something with the file of a form, which is held in memory as a whole. */
  const withFile = async <Result>(
    userId: UserId,
    request: FastifyRequest,
    work: (file: ReadableFile) => Promise<Result>,
  ): Promise<Result> => {
    if (beingRead.size >= UNDER_WAY_MAX || beingRead.has(userId)) {
      const message = 'Another file is being read right now. Try again in a moment.';
      throw new HttpError('too_many_requests', message, { retryAfterS: BUSY_RETRY_S });
    }
    beingRead.add(userId);
    try {
      return await work(await readFile(await uploadedBytes(request, IMPORT_BYTES_MAX, 'file')));
    } finally {
      beingRead.delete(userId);
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
