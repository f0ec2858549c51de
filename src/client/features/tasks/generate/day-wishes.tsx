import styles from '#client/features/tasks/tasks.module.css';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { type DayWishes, ENERGIES, MATTERS, type Matter } from '#domain/tasks/scheduler/wishes.ts';
import { texts } from '#texts/tasks.js';

const matterOf = (name: string): Matter | undefined =>
  MATTERS.find((matter) => texts.matters[matter] === name);

/** The choices as text, such as "Low energy, Home, Rest". */
const chosenText = ({ energy, matters }: DayWishes): string =>
  [
    ...(energy === null ? [] : [texts.energiesChosen[energy]]),
    ...MATTERS.filter((matter) => matters.includes(matter)).map((matter) => texts.matters[matter]),
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
        {texts.energyAndMatters}{' '}
        <span className={`${kit.softThin} ${styles.chosen}`}>{chosen || texts.noneChosen}</span>
      </summary>
      <div className={`${kit.stack4} ${styles.choices}`}>
        <RadioRows
          legend={texts.energyToday}
          options={[null, ...ENERGIES]}
          label={(energy) => (energy === null ? texts.energyNotSaid : texts.energies[energy])}
          value={wishes.energy}
          onChoose={(energy) => onChange({ ...wishes, energy })}
        />
        <ChipGroup
          legend={texts.mattersToday}
          options={MATTERS.map((matter) => texts.matters[matter])}
          selected={new Set(wishes.matters.map((matter) => texts.matters[matter]))}
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
