import { useComfort } from '#client/lib/comfort/comfort.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { WhenNeeded } from '#client/lib/parts/when-needed.tsx';
import styles from './companion-beside.module.css';

const Companion = lazyPart(async () => (await import('./companion.tsx')).Companion);

interface CompanionBesideProps {
  /** Whether the figure works; otherwise it rests. */
  readonly isAtWork: boolean;
  /** Whether the person chose the companion. It is then large and breathes; otherwise it is small and sits still. */
  readonly isChosen?: boolean;
}

/**
 * The companion of a timer. It is loaded after the page, in a space reserved for it. Reduced stimulation leaves it out.
 */
export const CompanionBeside = ({ isAtWork, isChosen = false }: CompanionBesideProps) =>
  useComfort().reducedStimulation ? null : (
    <div className={isChosen ? styles.large : styles.small}>
      <WhenNeeded isNeeded Part={Companion} isAtWork={isAtWork} isBreathing={isChosen} />
    </div>
  );
