import { Link } from 'wouter';
import { buttonClass } from '#client/ui/button.tsx';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { useMedicationSetting } from './changes/use-medication.ts';

/** The switch that turns the log on or off, and a link to the log. */
export const MedicationSection = () => {
  const { on, turn } = useMedicationSetting();
  return (
    <Card heading="Medication and body log" anchor="medication">
      <SwitchRow
        label="Show it in the menu and under “+”"
        hint="Note when you take something, and how you feel. Turning it off deletes nothing."
        checked={on}
        onChange={(next) => void turn(next)}
      />
      <div>
        <Link to="/features/medication" className={buttonClass('secondary')}>
          Open the log
        </Link>
      </div>
    </Card>
  );
};
