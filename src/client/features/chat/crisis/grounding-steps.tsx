import { groundingSteps } from 'virtual:offline-content';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/crisis.js';
import styles from './crisis.module.css';

/** The grounding steps as text, which is available offline. */
export const GroundingSteps = () => (
  <Fold label={texts.comeBackToTheRoom}>
    <ol className={`${kit.stack1} ${styles.steps}`}>
      {groundingSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Fold>
);
