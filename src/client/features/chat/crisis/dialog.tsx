import { Fold } from '#client/ui/fold.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { CountryCode, Purpose } from '#domain/chat/lines/country.ts';
import type { SafetyPlan } from '#domain/safety-plan/plan.ts';
import styles from './crisis.module.css';
import { GroundingSteps } from './grounding-steps.tsx';
import { CrisisLinesList, EmergencyNumber, OtherLinesList } from './lines-list.tsx';
import { OrganisationHelpPart } from './organisation/help.tsx';
import { PlanView } from './plan/plan-view.tsx';
import { RegionField } from './region/field.tsx';
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
  const { region, isGuess } = place;
  const isChosen = region !== null && !isGuess;
  return (
    <Dialog open={open} onClose={onClose} title="Crisis help">
      {/* Focused first, so that screen readers start with the numbers and no key changes the country by accident. */}
      <div className={`${kit.noRing} ${styles.dialog}`} data-first="" tabIndex={-1}>
        <EmergencyNumber region={region} />
        {/* Shown before the lines, because they depend on the country. Once a country is chosen, shown at the end. */}
        {isChosen ? null : <RegionField place={place} onChange={onRegion} />}
        <CrisisLinesList region={region} fitting={fitting} />
        <div>
          <OtherLinesList region={region} fitting={fitting} />
        </div>
        <OrganisationHelpPart />
        {plan === undefined ? null : <PlanView plan={plan} />}
        <GroundingSteps />
        {isChosen ? (
          <Fold label="Numbers for another place">
            <RegionField place={place} onChange={onRegion} />
          </Fold>
        ) : null}
      </div>
    </Dialog>
  );
};
