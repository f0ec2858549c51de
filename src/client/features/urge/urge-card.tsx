import { Link } from 'wouter';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { longLinkClass } from '#client/ui/button.tsx';
import { ONCE_A_DAY } from './asking.ts';
import { URGE_PAGE } from './cues.ts';
import { usePastUrges } from './entries/queries.ts';
import { keptUrge } from './kept-urge.ts';
import { useLadders } from './ladders/use-ladders.ts';
import styles from './urge-card.module.css';

interface UrgeCardProps {
  /** Whether the person chose to follow OCD. */
  readonly followsOcd?: boolean;
}

/** The link to "Urge now", shown to people who have a ladder, have used it before, or follow OCD. */
export const UrgeCard = ({ followsOcd = false }: UrgeCardProps) => {
  const isUnderWay = useDeviceValue(keptUrge) !== null;
  const isForSure = followsOcd || isUnderWay;
  const asking = { ...ONCE_A_DAY, enabled: !isForSure };
  const { ladders } = useLadders(asking);
  const { urges } = usePastUrges(asking);
  if (!isForSure && ladders.length === 0 && urges.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="urge">
      <h2 id="urge" className={styles.heading}>
        Urge now
      </h2>
      <p className={styles.text}>Wait a few minutes first. Then you decide.</p>
      <p>
        <Link to={URGE_PAGE} className={longLinkClass()}>
          Open “Urge now”
        </Link>
      </p>
    </section>
  );
};
