import { useEffect } from 'react';
import * as z from 'zod/mini';
import { serverOptions } from '#client/lib/api/server-options.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import kit from '#client/ui/layout/kit.module.css';
import { type OrganisationHelp, organisationHelp } from '#contract/system.ts';
import styles from '../crisis.module.css';
import { CallLink } from '../lines-list.tsx';

/** The crisis help of whoever runs the server, as last loaded on this device; it is nobody's own. */
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

/** Loads it onto this device before it is needed. Without a connection, what was kept stays. */
export const useOrganisationHelp = (): void =>
  useEffect(() => {
    load().catch(() => undefined);
  }, []);

/** What whoever runs the server says, beside the lines and never in their place. */
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
