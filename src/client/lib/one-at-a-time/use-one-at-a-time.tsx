import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useState } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/loading.js';
import styles from './one-at-a-time.module.css';
import { type Chosen, moveBy, placeOf } from './place.ts';

/** Whether a person who wants one thing at a time currently sees everything, and a function to change that. */
export interface ShowAll {
  readonly showsAll: boolean;
  readonly setShowsAll: (showsAll: boolean) => void;
}

/** A button that switches between showing everything and showing one thing at a time. */
export const ShowAllButton = ({ showsAll, setShowsAll }: ShowAll) => (
  <Button kind="quiet" onClick={() => setShowsAll(!showsAll)}>
    {showsAll ? texts.showOne : texts.showEverything}
  </Button>
);

/** What is shown one at a time. */
export type Thing = keyof typeof texts.places;

interface OneOfMany {
  /** Whether the person wants one thing at a time. */
  readonly isWanted: boolean;
  /** The key of the only item shown; null if all are shown. */
  readonly only: string | null;
  /** The current position, with buttons to move and to show everything; null if there is nothing to control. */
  readonly controls: ReactNode;
  /** Shows this item. */
  readonly choose: (chosen: Chosen) => void;
}

/**
 * Chooses which of many items to show to a person who wants one thing at a time.
 *
 * @param thing what the items are
 * @param keys the keys of the items, in order
 * @param first the key of the item to start with; it stays visible until the person moves on
 * @param all given if "Show everything" also shows or hides content outside of this list
 */
export const useOneAtATime = (
  thing: Thing,
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
  if (!isWanted) return { isWanted, only: null, controls: null, choose: setChosen };
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
      <div className={`${kit.rowMiddle13} ${styles.controls}`}>
        <p role="status" className={`${kit.bold} ${styles.place}`}>
          {isOneOfMany ? texts.places[thing]({ at: at + 1, count: keys.length }) : ''}
        </p>
        {isOneOfMany ? (
          <>
            {button(-1, ArrowLeft, texts.back)}
            {button(1, ArrowRight, texts.next)}
          </>
        ) : null}
        <ShowAllButton showsAll={showsAll} setShowsAll={setShowsAll} />
      </div>
    );
  return { isWanted, only: showsAll ? null : (keys[at] ?? null), controls, choose: setChosen };
};
