import CircleCheck from 'lucide-react/icons/circle-check';
import { type KeyboardEvent, memo, useRef } from 'react';
import { Boat } from '#client/ui/boat.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import type { MemoryCard } from '#domain/games/memory/board.ts';
import { drawingOf } from '#domain/games/memory/drawings.ts';
import { pictureWords } from '#domain/games/memory/pictures.ts';
import { texts } from '#texts/games.js';
import styles from './memory.module.css';

interface MemoryBoardProps {
  readonly cards: readonly MemoryCard[];
  readonly columns: number;
  readonly onFlip: (id: number) => void;
}

/** The row and the column of a card, from 1. */
export const positionOf = (id: number, columns: number) => ({
  row: Math.floor(id / columns) + 1,
  column: (id % columns) + 1,
});

/** A CSS width that keeps the whole board in view, with cards of at least 44 pixels. */
const widthOf = (columns: number, rows: number): string =>
  `clamp(${columns} * (44px + var(--gap)), (100svh - 24rem) * ${(columns / rows) * 0.8}, 34rem)`;

const cardText = ({ id, image, isFlipped, isMatched }: MemoryCard, columns: number): string => {
  const position = positionOf(id, columns);
  if (!isFlipped) return texts.faceDown(position);
  const shown = { ...position, picture: pictureWords(image) };
  return isMatched ? texts.pairFound(shown) : texts.faceUp(shown);
};

/** How many cards each arrow key moves the focus. */
const steps = (columns: number): Readonly<Record<string, number>> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
});

/** The picture of a card, memoized so that a change to another card does not rerender this picture. */
const Picture = memo(({ image }: Pick<MemoryCard, 'image'>) => (
  <Drawing
    nodes={drawingOf(image)}
    viewBox="0 0 100 100"
    className={styles.picture}
    aria-hidden="true"
  />
));

/** A picture of what a pair is. */
export const PairPicture = () => (
  <span className={styles.pair}>
    {(['left', 'right'] as const).map((side) => (
      <span key={side} className={styles.pairCard}>
        <Picture image="cup-1" />
      </span>
    ))}
    <CircleCheck aria-hidden="true" size="1.5em" />
  </span>
);

/** The cards. Each is a button in the tab order, so that switch devices can reach all of them. */
export const MemoryBoard = ({ cards, columns, onFlip }: MemoryBoardProps) => {
  const board = useRef<HTMLFieldSetElement>(null);

  const move = (event: KeyboardEvent, id: number): void => {
    const step = steps(columns)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = board.current?.querySelectorAll('button')[id + step];
    // The left and right arrow keys stay within the row.
    if (Math.abs(step) > 1 || Math.floor(id / columns) === Math.floor((id + step) / columns)) {
      next?.focus();
    }
  };

  return (
    <fieldset
      ref={board}
      className={styles.board}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        maxInlineSize: widthOf(columns, cards.length / columns),
      }}
      aria-label={texts.board}
    >
      {cards.map((card) => (
        <button
          key={card.id}
          type="button"
          className={styles.card}
          data-up={card.isFlipped}
          data-matched={card.isMatched}
          aria-disabled={card.isFlipped}
          aria-label={cardText(card, columns)}
          onClick={() => onFlip(card.id)}
          onKeyDown={(event) => move(event, card.id)}
        >
          <span className={styles.turning}>
            <span className={styles.back}>
              <Boat />
            </span>
            <span className={styles.face}>
              {card.isFlipped ? <Picture image={card.image} /> : null}
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  );
};
