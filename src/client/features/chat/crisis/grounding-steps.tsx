import { groundingSteps } from 'virtual:offline-content';
import { Fold } from '#client/ui/fold.tsx';
import styles from './crisis.module.css';

/** The grounding steps as text, which works offline. */
export const GroundingSteps = () => (
  <Fold label="Grounding: come back to the room">
    <ol className={styles.steps}>
      {groundingSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Fold>
);
