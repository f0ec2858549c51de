import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

/** The progress in a skill. */
export const ProgressPart = ({ part }: { readonly part: PartOf<'progress'> }) => (
  <p className={`${kit.rowMiddle} ${kit.small} ${styles.progress}`}>
    <progress value={part.step} max={part.steps} aria-label={texts.stepOf(part)} />
    <span>{texts.stepOf(part)}</span>
  </p>
);

/** The progress in a practice scene, with the choices so far. */
export const ScenePart = ({ part }: { readonly part: PartOf<'scene'> }) => (
  <section className={styles.panel} aria-label={texts.sceneOf({ title: part.title })}>
    <p className={kit.boldBreak}>{part.title}</p>
    <ProgressPart part={{ type: 'progress', step: part.step, steps: part.steps }} />
    {part.path.length === 0 ? null : (
      <>
        <p className={kit.softSmall}>{texts.chosenSoFar}</p>
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
