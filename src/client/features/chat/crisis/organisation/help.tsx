import { useEffect } from 'react';
import * as z from 'zod/mini';
import { serverOptions } from '#client/lib/api/server-options.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import kit from '#client/ui/layout/kit.module.css';
import { type OrganisationHelp, organisationHelp } from '#contract/system.ts';
import styles from '../crisis.module.css';
import { CallLink } from '../lines-list.tsx';

/** The server operator's crisis help, as last loaded. Stored per device, because it belongs to no user. */
const record = deviceValue<OrganisationHelp>(
  'organisation-help',
  (kept) => z.safeParse(organisationHelp, kept).data ?? null,
  'device',
);

const load = async (): Promise<void> => {
  if (!navigator.onLine) return;
  const { organisationHelp: given } = await serverOptions();
  if (JSON.stringify(given) !== JSON.stringify(record.get())) record.set(given);
};

/** Loads the operator's help onto this device before it is needed; offline, the stored help stays. */
export const useOrganisationHelp = (): void =>
  useEffect(() => {
    load().catch(() => undefined);
  }, []);

/** The server operator's help, shown in addition to the lines, never instead of them. */
export const OrganisationHelpPart = () => {
  const help = useDeviceValue(record);
  if (help === null) return null;
  return (
    <section className={styles.part}>
      <h3 className={kit.medium}>From the people who run this Evenkeel</h3>
      <p>{help.text}</p>
      {help.number === null ? null : (
        <CallLink number={help.number} name="the people who run this Evenkeel" />
      )}
    </section>
  );
};
