import { type KeyboardEvent, memo, useRef } from 'react';
import { Drawing } from '#client/ui/drawing.tsx';
import type { MemoryCard } from '#domain/games/memory/board.ts';
import { drawingOf } from '#domain/games/memory/drawings.ts';
import { pictureWords } from '#domain/games/memory/pictures.ts';
import styles from './memory.module.css';

interface MemoryBoardProps {
  readonly cards: readonly MemoryCard[];
  readonly columns: number;
  readonly onFlip: (id: number) => void;
}

/** The position of a card, as text. */
export const positionText = (id: number, columns: number): string =>
  `Row ${Math.floor(id / columns) + 1}, column ${(id % columns) + 1}`;

/** A CSS width that keeps the whole board in view, with cards of at least 44 pixels. */
const widthOf = (columns: number, rows: number): string =>
  `clamp(${columns} * (44px + var(--gap)), (100svh - 20rem) * ${columns / rows}, 34rem)`;

const cardStateText = ({ image, isFlipped, isMatched }: MemoryCard): string => {
  if (!isFlipped) return 'face down';
  return isMatched ? `${pictureWords(image)}, pair found` : pictureWords(image);
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
      aria-label="Board"
    >
      {cards.map((card) => (
        <button
          key={card.id}
          type="button"
          className={styles.card}
          data-up={card.isFlipped}
          data-matched={card.isMatched}
          aria-disabled={card.isFlipped}
          aria-label={`${positionText(card.id, columns)}: ${cardStateText(card)}`}
          onClick={() => onFlip(card.id)}
          onKeyDown={(event) => move(event, card.id)}
        >
          <span className={styles.turning}>
            <span className={styles.back} />
            <span className={styles.face}>
              {card.isFlipped ? <Picture image={card.image} /> : null}
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  );
};
