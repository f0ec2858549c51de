import { Readable } from 'node:stream';
import { dataEndpoints } from '#contract/data.ts';
import { identityEndpoints } from '#contract/identity.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { csvFiles } from './export/csv.ts';
import { type FhirExport, fhirBundle, fhirFiles } from './export/fhir.ts';
import { type FhirSettings, fhirMapping } from './export/fhir-mapping.ts';
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
};
