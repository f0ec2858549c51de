import { useState } from 'react';
import type { CountryCode, Purpose } from '#domain/chat/lines/country.ts';
import { texts } from '#texts/crisis.js';
import styles from './crisis.module.css';
import { CrisisDialog } from './crisis-dialog.tsx';
import { CallLink } from './lines-list.tsx';
import { LINES } from './region/lines.ts';
import { useRegion } from './region/use-region.ts';

/** A phone number, and the name of the service that answers. */
interface Reached {
  readonly name: string;
  readonly number: string;
}

/** The help lines that fit the situation, followed by the crisis lines. */
export const bestLines = (region: CountryCode | null, fitting: readonly Purpose[]) => {
  const groups = LINES.groups(region, fitting);
  return [...fitting.slice(0, 1), 'crisis'].flatMap(
    (purpose) => groups.find((group) => group.purpose === purpose)?.lines ?? [],
  );
};

/** The first numbers to call: the emergency number, and the first fitting line that has a phone number. */
export const numbersOf = (
  region: CountryCode | null,
  fitting: readonly Purpose[],
): readonly Reached[] => {
  if (region === null) return [];
  const line = bestLines(region, fitting).find(
    ({ way }) => way === 'call' || way === 'call-or-text',
  );
  const emergency = LINES.of(region).emergency.number;
  return [
    ...(emergency === null ? [] : [{ name: texts.emergency, number: emergency }]),
    ...(line === undefined ? [] : [{ name: line.name, number: line.contact }]),
  ];
};

/** The bar that stays in view while the guard watches for danger, with numbers to call and the person's safety plan. */
export const CrisisBar = ({ fitting }: { readonly fitting: readonly Purpose[] }) => {
  const [open, setOpen] = useState(false);
  const [{ region }] = useRegion();
  return (
    <section className={styles.bar} aria-label={texts.helpInView}>
      {numbersOf(region, fitting).map(({ name, number }) => (
        <CallLink key={number} number={number} name={name} className={styles.barItem} />
      ))}
      <button type="button" className={styles.barItem} onClick={() => setOpen(true)}>
        {region === null ? texts.numbersAndPlan : texts.plan}
      </button>
      <CrisisDialog open={open} onClose={() => setOpen(false)} fitting={fitting} />
    </section>
  );
};
