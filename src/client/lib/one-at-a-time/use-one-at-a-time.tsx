import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useState } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { Button } from '#client/ui/button.tsx';
import styles from './one-at-a-time.module.css';
import { type Chosen, moveBy, placeOf } from './place.ts';

/** Whether all things are shown to a person who wants one at a time, and how that changes. */
export interface ShowAll {
  readonly showsAll: boolean;
  readonly setShowsAll: (showsAll: boolean) => void;
}

/** Shows all things, or one at a time again. */
export const ShowAllButton = ({ showsAll, setShowsAll }: ShowAll) => (
  <Button kind="quiet" onClick={() => setShowsAll(!showsAll)}>
    {showsAll ? 'Show one at a time' : 'Show everything'}
  </Button>
);

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
 * @param all where more than these things is shown or put away with them
 */
export const useOneAtATime = (
  thing: string,
  keys: readonly string[],
  first: string | null = null,
  all?: ShowAll,
): OneOfMany => {
  const isWanted = useComfort().oneThingAtATime;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [ownShowsAll, setOwnShowsAll] = useState(false);
  const { showsAll, setShowsAll } = all ?? {
    showsAll: ownShowsAll,
    setShowsAll: setOwnShowsAll,
  };
  if (first !== null && chosen === null) setChosen({ key: first, at: keys.indexOf(first) });
  const at = placeOf(keys, chosen);
  if (!isWanted) return { isWanted, only: null, controls: null };
  const button = (by: 1 | -1, icon: LucideIcon, label: string): ReactNode => {
    const next = moveBy(keys, at, by);
    return (
      <Button
        kind={by === 1 ? 'secondary' : 'quiet'}
        icon={icon}
        aria-disabled={next === null}
        onClick={() => {
          if (next !== null) setChosen(next);
        }}
      >
        {label}
      </Button>
    );
  };
  const isOneOfMany = !showsAll && keys.length > 1;
  const controls =
    keys.length < 2 && all === undefined ? null : (
      <div className={styles.controls}>
        <p role="status" className={styles.place}>
          {isOneOfMany ? `${thing} ${at + 1} of ${keys.length}` : ''}
        </p>
        {isOneOfMany ? (
          <>
            {button(-1, ArrowLeft, 'Back')}
            {button(1, ArrowRight, 'Next')}
          </>
        ) : null}
        <ShowAllButton showsAll={showsAll} setShowsAll={setShowsAll} />
      </div>
    );
  return { isWanted, only: showsAll ? null : (keys[at] ?? null), controls };
};
