import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { CountryCode, Purpose } from '#domain/chat/lines/country.ts';
import type { SafetyPlan } from '#domain/safety-plan/plan.ts';
import { texts } from '#texts/crisis.js';
import styles from './crisis.module.css';
import { GroundingSteps } from './grounding-steps.tsx';
import { CrisisLinesList, EmergencyNumber, OtherLinesList } from './lines-list.tsx';
import { OrganisationHelpPart } from './organisation/help.tsx';
import { PlanView } from './plan/plan-view.tsx';
import { ByRegion } from './region/by-region.tsx';
import type { RegionChoice } from './region/region-choice.ts';

interface CrisisDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly place: RegionChoice;
  /** The purposes of the lines that are shown first. */
  readonly fitting?: readonly Purpose[];
  readonly onRegion: (region: CountryCode) => void;
  /** Undefined if nobody is signed in; then no plan is shown. */
  readonly plan: SafetyPlan | null | undefined;
}

/** The crisis help, which works offline: numbers to call, the person's plan, and grounding. */
export const CrisisDialogView = ({
  open,
  onClose,
  place,
  fitting = [],
  onRegion,
  plan,
}: CrisisDialogProps) => {
  const { region } = place;
  return (
    <Dialog open={open} onClose={onClose} title={texts.crisisHelp}>
      {/* Focused first, so that screen readers start with the numbers and no key changes the country by accident. */}
      <div className={`${kit.noRing} ${styles.dialog}`} data-first="" tabIndex={-1}>
        <EmergencyNumber region={region} />
        <ByRegion place={place} onChange={onRegion}>
          <CrisisLinesList region={region} fitting={fitting} />
          <div>
            <OtherLinesList region={region} fitting={fitting} />
          </div>
        </ByRegion>
        <OrganisationHelpPart />
        {plan === undefined ? null : <PlanView plan={plan} />}
        <GroundingSteps />
        {texts.notReadYet === '' ? null : <p className={kit.softSmall}>{texts.notReadYet}</p>}
      </div>
    </Dialog>
  );
};
