import { useLocalPlan } from '#client/lib/safety-plan/plan-here.ts';
import type { ChatMessage } from '#contract/chat/chat.ts';
import { isPlanEmpty } from '#domain/safety-plan/plan.ts';
import { texts } from '#texts/crisis.js';
import styles from './crisis.module.css';
import { GroundingSteps } from './grounding-steps.tsx';
import { purposesOf } from './help-in-view.ts';
import { CrisisLinesList, EmergencyNumber } from './lines-list.tsx';
import { OrganisationHelpPart } from './organisation/help.tsx';
import { PlanView } from './plan/plan-view.tsx';
import { ByRegion } from './region/by-region.tsx';
import { useRegion } from './region/use-region.ts';

type Offer = ChatMessage['safety']['offers'][number];

const isNumber = (offer: Offer): boolean => offer !== 'plan' && offer !== 'grounding';

/** Moves phone numbers to the front, before the plan, for people who have not written a plan. */
const numbersFirst = (offers: readonly Offer[]): readonly Offer[] => [
  ...offers.filter(isNumber),
  ...offers.filter((offer) => !isNumber(offer)),
];

/** The crisis help of an answer, with its offers in order. */
export const CrisisHelp = ({ offers }: { readonly offers: readonly Offer[] }) => {
  const [place, choose] = useRegion();
  const plan = useLocalPlan();
  const ordered = plan === null || isPlanEmpty(plan) ? numbersFirst(offers) : offers;
  const { region } = place;
  const fitting = purposesOf(offers);
  const partOf = (offer: Offer) => {
    if (offer === 'emergency') return <EmergencyNumber region={region} />;
    if (offer === 'plan') return <PlanView plan={plan} />;
    if (offer === 'grounding') return <GroundingSteps />;
    if (offer !== 'lines') return null;
    return (
      <div className={styles.groups}>
        <ByRegion place={place} onChange={choose}>
          <CrisisLinesList region={region} fitting={fitting} />
        </ByRegion>
        <OrganisationHelpPart />
      </div>
    );
  };
  return (
    <section className={styles.help} aria-label={texts.crisisHelp}>
      {ordered.map((offer) => {
        const part = partOf(offer);
        return part === null ? null : <div key={offer}>{part}</div>;
      })}
    </section>
  );
};
