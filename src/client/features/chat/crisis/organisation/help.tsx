import { useEffect } from 'react';
import { serverOptions } from '#client/lib/api/server-options.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { OrganisationHelp } from '#contract/system.ts';
import { isText, nullable, readAs, shaped } from '#domain/shared/guards.ts';
import { texts } from '#texts/crisis.js';
import styles from '../crisis.module.css';
import { CallLink } from '../lines-list.tsx';

/**
 * The server operator's crisis help, as last loaded. The help is stored per device, because it is the same for all
 * users.
 */
const record = deviceValue<OrganisationHelp>(
  'organisation-help',
  readAs(shaped({ text: isText, number: nullable(isText) })),
  'device',
);

const load = async (): Promise<void> => {
  if (!navigator.onLine) return;
  const { organisationHelp: given } = await serverOptions();
  if (JSON.stringify(given) !== JSON.stringify(record.get())) record.set(given);
};

/** Loads the operator's help onto this device before the help is needed. Offline, the stored help remains available. */
export const useOrganisationHelp = (): void =>
  useEffect(() => {
    load().catch(() => undefined);
  }, []);

/** The server operator's help, shown in addition to the lines, never instead of them. */
export const OrganisationHelpPart = () => {
  const help = useDeviceValue(record);
  if (help === null) return null;
  return (
    <section className={`${kit.stack2} ${styles.part}`}>
      <h3 className={kit.medium}>{texts.fromTheRunners}</h3>
      <p>{help.text}</p>
      {help.number === null ? null : <CallLink number={help.number} name={texts.theRunners} />}
    </section>
  );
};
