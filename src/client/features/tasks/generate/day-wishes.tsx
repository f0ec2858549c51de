import styles from '#client/features/tasks/tasks.module.css';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import kit from '#client/ui/layout/kit.module.css';
import {
  type DayWishes,
  ENERGIES,
  type Energy,
  MATTERS,
  type Matter,
} from '#domain/tasks/scheduler/wishes.ts';

const ENERGY_NAMES: Readonly<Record<Energy, string>> = { low: 'Low', ok: 'OK', high: 'High' };

const MATTER_NAMES: Readonly<Record<Matter, string>> = {
  home: 'Home',
  work: 'Work',
  body: 'Body',
  rest: 'Rest',
  people: 'People',
};

const matterOf = (name: string): Matter | undefined =>
  MATTERS.find((matter) => MATTER_NAMES[matter] === name);

/** The choices as text, such as "low energy, home, rest". */
const chosenText = ({ energy, matters }: DayWishes): string =>
  [
    ...(energy === null ? [] : [`${ENERGY_NAMES[energy]} energy`]),
    ...MATTERS.filter((matter) => matters.includes(matter)).map((matter) => MATTER_NAMES[matter]),
  ].join(', ');

interface DayWishesProps {
  readonly wishes: DayWishes;
  readonly onChange: (wishes: DayWishes) => void;
}

/** Two optional choices for the day: the energy level, and what matters. */
export const DayWishesChoice = ({ wishes, onChange }: DayWishesProps) => {
  const chosen = chosenText(wishes);
  return (
    <details className={styles.frame}>
      <summary className={kit.summary}>
        Energy and what matters{' '}
        <span className={`${kit.softThin} ${styles.chosen}`}>{chosen || 'optional'}</span>
      </summary>
      <div className={`${kit.stack4} ${styles.choices}`}>
        <RadioRows
          legend="Energy today"
          options={[null, ...ENERGIES]}
          label={(energy) => (energy === null ? 'Not said' : ENERGY_NAMES[energy])}
          value={wishes.energy}
          onChoose={(energy) => onChange({ ...wishes, energy })}
        />
        <ChipGroup
          legend="What matters today"
          options={MATTERS.map((matter) => MATTER_NAMES[matter])}
          selected={new Set(wishes.matters.map((matter) => MATTER_NAMES[matter]))}
          onToggle={(name) => {
            const matter = matterOf(name);
            if (matter === undefined) return;
            const others = wishes.matters.filter((one) => one !== matter);
            const is = others.length < wishes.matters.length;
            onChange({ ...wishes, matters: is ? others : [...others, matter] });
          }}
        />
      </div>
    </details>
  );
};
