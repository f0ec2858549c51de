import { useChatTools } from '#client/features/chat/tools.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import type { ChatMessage } from '#contract/chat/chat.ts';
import { isPlanEmpty } from '#domain/chat/safety/plan.ts';
import styles from './crisis.module.css';
import { GroundingSteps } from './grounding-steps.tsx';
import { fittingIn } from './help-in-view.ts';
import { CrisisLinesList, EmergencyNumber } from './lines-list.tsx';
import { PlanButton, PlanView } from './plan/view.tsx';
import { planRecord } from './record.ts';
import { RegionField } from './region/field.tsx';
import { guessText } from './region/place.ts';
import { useRegion } from './region/use-region.ts';

type Offer = ChatMessage['safety']['offers'][number];

/** The person's plan, with the way to write it. */
const OfferedPlan = () => {
  const plan = useDeviceValue(planRecord);
  const { openPlan } = useChatTools();
  return <PlanView plan={plan} action={<PlanButton plan={plan} onPress={openPlan} />} />;
};

const isNumber = (offer: Offer): boolean => offer !== 'plan' && offer !== 'grounding';

/** A plan that is not written yet helps nobody now: whom to call stands before it. */
const numbersFirst = (offers: readonly Offer[]): readonly Offer[] => [
  ...offers.filter(isNumber),
  ...offers.filter((offer) => !isNumber(offer)),
];

/** Crisis help beside an answer: what the answer offers, the first first. */
export const CrisisHelp = ({ offers }: { readonly offers: readonly Offer[] }) => {
  const [place, choose] = useRegion();
  const plan = useDeviceValue(planRecord);
  const ordered = plan === null || isPlanEmpty(plan) ? numbersFirst(offers) : offers;
  const { region, isGuess } = place;
  const fitting = fittingIn(offers);
  const partOf = (offer: Offer) => {
    if (offer === 'emergency') return <EmergencyNumber region={region} />;
    if (offer === 'plan') return <OfferedPlan />;
    if (offer === 'grounding') return <GroundingSteps />;
    if (offer !== 'lines') return null;
    return (
      <div className={styles.groups}>
        {isGuess ? <p className={styles.soft}>{guessText(place)}</p> : null}
        <CrisisLinesList region={region} fitting={fitting} />
        {region === null || isGuess ? <RegionField place={place} onChange={choose} isTold /> : null}
      </div>
    );
  };
  return (
    <section className={styles.help} aria-label="Crisis help">
      {ordered.map((offer) => {
        const part = partOf(offer);
        return part === null ? null : <div key={offer}>{part}</div>;
      })}
    </section>
  );
};
