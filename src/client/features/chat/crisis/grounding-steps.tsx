import { grounding } from '#domain/chat/skills/calming/grounding.ts';
import styles from './crisis.module.css';

const STEPS = grounding.ways[0]?.steps.map(({ says }) => says[0] ?? '') ?? [];

/** The grounding steps as text, which works offline. */
export const GroundingSteps = () => (
  <details className={styles.part}>
    <summary className={styles.summary}>Grounding: come back to the room</summary>
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </details>
);
