import { groundingSteps } from 'virtual:offline-content';
import kit from '#client/ui/layout/kit.module.css';
import styles from './crisis.module.css';

/** The grounding steps as text, which works offline. */
export const GroundingSteps = () => (
  <details className={styles.part}>
    <summary className={kit.summary}>Grounding: come back to the room</summary>
    <ol className={styles.steps}>
      {groundingSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </details>
);
