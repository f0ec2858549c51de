import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useState } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { Button } from '#client/ui/button.tsx';
import styles from './one-at-a-time.module.css';
import { type Chosen, moveBy, placeOf } from './place.ts';

interface OneOfMany {
  /** Whether the person wants one thing at a time. */
  readonly isWanted: boolean;
  /** The key of the one thing that is shown; null where all are. */
  readonly only: string | null;
  /** Where the person is among the things, and how they go on or see all of them; null for nothing. */
  readonly controls: ReactNode;
}

/**
 * Chooses the one thing of many that is shown to a person who wants one thing at a time.
 *
 * @param thing what each is called, such as "Task"
 * @param keys of the things, in their order
 * @param first the one to begin with; it is then kept until the person goes on
 */
export const useOneAtATime = (
  thing: string,
  keys: readonly string[],
  first: string | null = null,
): OneOfMany => {
  const isWanted = useComfort().oneThingAtATime;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  if (first !== null && chosen === null) setChosen({ key: first, at: keys.indexOf(first) });
  const at = placeOf(keys, chosen);
  if (!isWanted) return { isWanted, only: null, controls: null };
  const go = (by: 1 | -1): void => setChosen(moveBy(keys, at, by));
  const controls =
    keys.length < 2 ? null : (
      <div className={styles.controls}>
        <p role="status" className={styles.place}>
          {showsAll ? '' : `${thing} ${at + 1} of ${keys.length}`}
        </p>
        {showsAll ? null : (
          <>
            <Button kind="quiet" icon={ArrowLeft} onClick={() => go(-1)}>
              Back
            </Button>
            <Button kind="secondary" icon={ArrowRight} onClick={() => go(1)}>
              Next
            </Button>
          </>
        )}
        <Button kind="quiet" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show one at a time' : 'Show the rest'}
        </Button>
      </div>
    );
  return { isWanted, only: showsAll ? null : (keys[at] ?? null), controls };
};
