import type { ExportedRows } from '#server/db/tables/tables.ts';
import type { AccountTables } from './accounts.ts';
import type { FactorTables } from './factors.ts';
import type { FeatureTables } from './features.ts';
import type { MailTables } from './mail.ts';
import type { OidcTables } from './oidc.ts';
import type { ReminderTables } from './reminders.ts';
import type { UsageTables } from './usage.ts';

/*
 * All columns are portable: TEXT for ids, UTC instants (ISO 8601), local dates and JSON; INTEGER for numbers, and for
 * booleans, which are stored as 0 and 1.
 */

/** All tables, for user data and for the server's own data. */
export interface Schema
  extends ExportedRows,
    AccountTables,
    FactorTables,
    FeatureTables,
    MailTables,
    OidcTables,
    ReminderTables,
    UsageTables {}
