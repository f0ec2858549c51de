import { Link } from 'wouter';
import { buttonClass } from '#client/ui/button.tsx';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { texts } from '#texts/medication.js';
import { useMedicationSetting } from './changes/use-medication.ts';

/** The switch that turns the log on or off, and a link to the log. */
export const MedicationSection = () => {
  const { on, turn } = useMedicationSetting();
  return (
    <Card heading={texts.log} anchor="medication">
      <SwitchRow
        label={texts.showInMenu}
        hint={texts.showInMenuHint}
        checked={on}
        onChange={(next) => void turn(next)}
      />
      <div>
        <Link to="/features/medication" className={buttonClass('secondary')}>
          {texts.openLog}
        </Link>
      </div>
    </Card>
  );
};
