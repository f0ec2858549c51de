import { Link } from 'wouter';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { longLinkClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/urge.js';
import { ONCE_A_DAY } from './asking.ts';
import { URGE_PAGE } from './cues.ts';
import { usePastUrges } from './entries/queries.ts';
import { currentUrge } from './kept-urge.ts';
import { useLadders } from './ladders/use-ladders.ts';

interface UrgeCardProps {
  /** Whether the person chose to follow OCD. */
  readonly followsOcd?: boolean;
}

/** The link to "Urge now". It is shown to people who have a ladder, have recorded an urge before, or follow OCD. */
export const UrgeCard = ({ followsOcd = false }: UrgeCardProps) => {
  const isUnderWay = useDeviceValue(currentUrge) !== null;
  const isForSure = followsOcd || isUnderWay;
  const asking = { ...ONCE_A_DAY, enabled: !isForSure };
  const { ladders } = useLadders(asking);
  const { urges } = usePastUrges(asking);
  if (!isForSure && ladders.length === 0 && urges.length === 0) return null;
  return (
    <section className={kit.stack2} aria-labelledby="urge">
      <h2 id="urge" className={kit.large}>
        {texts.urgeNow}
      </h2>
      <p className={kit.soft}>{texts.waitFirst}</p>
      <p>
        <Link to={URGE_PAGE} className={longLinkClass()}>
          {texts.openUrgeNow}
        </Link>
      </p>
    </section>
  );
};
