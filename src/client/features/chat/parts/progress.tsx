import kit from '#client/ui/layout/kit.module.css';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

/** The progress in a skill. */
export const ProgressPart = ({ part }: { readonly part: PartOf<'progress'> }) => (
  <p className={`${kit.rowMiddle} ${kit.small} ${styles.progress}`}>
    <progress
      value={part.step}
      max={part.steps}
      aria-label={`Step ${part.step} of ${part.steps}`}
    />
    <span>
      Step {part.step} of {part.steps}
    </span>
  </p>
);

/** The progress in a practice scene, with the choices so far. */
export const ScenePart = ({ part }: { readonly part: PartOf<'scene'> }) => (
  <section className={styles.panel} aria-label={`Scene: ${part.title}`}>
    <p className={kit.boldBreak}>{part.title}</p>
    <ProgressPart part={{ type: 'progress', step: part.step, steps: part.steps }} />
    {part.path.length === 0 ? null : (
      <>
        <p className={kit.softSmall}>What you have chosen so far</p>
        <ol className={styles.path}>
          {part.path.map((choice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same choice can be made twice
            <li key={index}>{choice}</li>
          ))}
        </ol>
      </>
    )}
  </section>
);
