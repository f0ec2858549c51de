import { dateText, shortDateText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import { LEVELS, type Rating } from '#domain/goals/levels.ts';
import { texts } from '#texts/goal-words.js';
import styles from './picture.module.css';
import { heightOf, PICTURE_HEIGHT, type Point, pictureLayout } from './picture-layout.ts';
import { signed } from './words.ts';

type Ratings = readonly Rating[];

/** The text alternative of the chart. */
const altText = (ratings: Ratings): string => {
  const [first, last] = [ratings[0], ratings.at(-1)];
  if (first === undefined || last === undefined) return '';
  return ratings.length === 1
    ? texts.oneRating({ day: dateText(first.date), level: signed(first.level) })
    : texts.ratings({
        count: ratings.length,
        first: signed(first.level),
        firstDay: dateText(first.date),
        last: signed(last.level),
        lastDay: dateText(last.date),
      });
};

/** The mark of a rating: a circle for the person, a diamond for a therapist. */
const Sign = ({ point: { rating, x, y } }: { readonly point: Point }) => (
  <svg x={`${x}%`} y={`${y}em`} className={styles.place} aria-hidden="true">
    {rating.rater === 'person' ? (
      <circle r="6" className={styles.person} />
    ) : (
      <path d="M0-8 8 0 0 8-8 0Z" className={styles.therapist} />
    )}
  </svg>
);

interface PictureProps {
  /** The ratings, earliest first. */
  readonly ratings: Ratings;
  /** Explains which shape belongs to whom, if there are two raters. */
  readonly legend: string;
}

/** A chart of a goal's ratings over time. */
export const Picture = ({ ratings, legend }: PictureProps) => {
  const { points, lines, changes } = pictureLayout(ratings);
  const [first, last] = [ratings[0], ratings.at(-1)];
  const hasTherapist = ratings.some(({ rater }) => rater === 'therapist');
  if (first === undefined || last === undefined) return null;
  const height = `${PICTURE_HEIGHT}em`;
  return (
    <div className={kit.small}>
      <div className={styles.frame}>
        <svg className={styles.scale} height={height} aria-hidden="true">
          {LEVELS.map((level) => (
            <text key={level} x="100%" y={`${heightOf(level)}em`} dy="0.35em">
              {signed(level)}
            </text>
          ))}
        </svg>
        <svg role="img" aria-label={altText(ratings)} className={styles.plot} height={height}>
          {LEVELS.map((level) => (
            <line
              key={level}
              x1="0"
              x2="100%"
              y1={`${heightOf(level)}em`}
              y2={`${heightOf(level)}em`}
              className={level === 0 ? styles.aim : styles.grid}
            />
          ))}
          {changes.map((x) => (
            <line key={x} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" className={styles.change} />
          ))}
          {lines.map(({ from, to }) => (
            <line
              key={`${to.rating.rater} ${to.rating.date}`}
              x1={`${from.x}%`}
              x2={`${to.x}%`}
              y1={`${from.y}em`}
              y2={`${to.y}em`}
              className={to.rating.rater === 'person' ? styles.line : styles.theirLine}
            />
          ))}
          {points.map((point) => (
            <Sign key={`${point.rating.rater} ${point.rating.date}`} point={point} />
          ))}
        </svg>
      </div>
      <p className={styles.days} aria-hidden="true">
        <span>{shortDateText(first.date)}</span>
        {first.date === last.date ? null : <span>{shortDateText(last.date)}</span>}
      </p>
      {hasTherapist ? <p className={kit.soft}>{legend}</p> : null}
      {changes.length > 0 ? <p className={kit.soft}>{texts.brokenLine}</p> : null}
    </div>
  );
};
