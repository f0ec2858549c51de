import Timer from 'lucide-react/icons/timer';
import { Link, useLocation } from 'wouter';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { minutesText } from '#client/lib/cues/time-left.ts';
import { type CueKind, pagesOf } from '#client/lib/cues/use-transition-cues.ts';
import { useNow } from '#client/lib/use-now.ts';
import { currentMs } from '#client/platform/after.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { texts } from '#texts/app.js';
import styles from './top-bar.module.css';

/** How often the displayed time is updated. Frequent changes would distract readers. */
const LOOK_EVERY_MS = 10_000;

/** A link to a running or paused timer, shown on pages that do not display the timer itself. */
export const RunningTimer = <T,>({ kind }: { readonly kind: CueKind<T> }) => {
  const kept = useDeviceValue(kind.record);
  const pages = pagesOf(kind, kept);
  const [path] = useLocation();
  const { oneThingAtATime } = useComfort();
  // For people who want one thing at a time, the other pages may not show the timer, so only its main page counts.
  const isHere = oneThingAtATime ? path === pages[0] : pages.includes(path);
  useNow(kept === null || isHere ? null : 0, LOOK_EVERY_MS);
  const begun = kept === null || isHere ? null : kind.begun(kept, currentMs());
  if (begun === null) return null;
  const { label, leftMs, isPaused } = begun;
  const time = leftMs === 0 ? texts.timeIsUp : texts.timeLeft({ time: minutesText(leftMs) });
  const state = isPaused ? texts.paused : time;
  const words = texts.timerNamed({ name: label, state });
  return (
    <Link
      to={pages[0]}
      className={`${kit.link} ${styles.timer}`}
      aria-label={words}
      title={words}
      data-begun-timer=""
    >
      <Timer aria-hidden="true" size="1.1em" />
      {sentence(
        texts.timerLink({
          name: label,
          state,
          nameIn: (text) => <span>{text}</span>,
          stateIn: (text) => <span>{text}</span>,
        }),
      )}
    </Link>
  );
};
