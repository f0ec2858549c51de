import { Readable } from 'node:stream';
import { dataEndpoints } from '#contract/data.ts';
import { identityEndpoints } from '#contract/identity.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { csvFiles } from './export/csv.ts';
import { jsonExport } from './export/json.ts';
import { zipped } from './export/zip.ts';

/** What an export says of the account. */
type Account = ReplyOf<typeof identityEndpoints.exportData>['account'];

interface DataFeatureParts extends FeatureParts {
  readonly accountOf: (userId: UserId) => Promise<Account>;
}

/** Everything that is kept of a person, to take along. */
export const dataFeature = ({ serve, database, now, accountOf }: DataFeatureParts): void => {
  const { db } = database;

  serve(identityEndpoints.exportData, async ({ subject }) => {
    const account = await accountOf(subject);
    const exportedAt = new Date(now()).toISOString();
    return Readable.from(jsonExport(db, subject, { exportedAt, account }));
  });

  serve(dataEndpoints.tables, async ({ subject }) => Readable.from(zipped(csvFiles(db, subject))));
};
