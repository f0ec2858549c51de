import { Card } from '#client/ui/layout/card.tsx';
import type { Comic } from '#domain/comic/comic.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { ComicDownload } from './comic-download.tsx';
import styles from './comic-strip.module.css';
import { PanelDrawing } from './panel-drawing.tsx';

interface ComicStripProps {
  readonly comic: Comic;
  readonly today: LocalDate;
}

/** The text under a panel; its mood stands on a line of its own. */
const Caption = ({ text }: { readonly text: string }) => {
  const [day, mood] = text.split(/ (?=Mood:)/);
  return (
    <figcaption className={styles.caption}>
      {day} {mood === undefined ? null : <span className={styles.mood}>{mood}</span>}
    </figcaption>
  );
};

/** The four panels with their captions, the same story in words, and the ways to keep it. */
export const ComicStrip = ({ comic, today }: ComicStripProps) => (
  <div className={styles.frame}>
    <div className={styles.parts}>
      <div className={styles.pictures}>
        {/* One picture with a name for screen readers: its story follows in words, and is read once. */}
        <div
          role="img"
          aria-label={`A comic of ${comic.panels.length} panels. ${comic.summary}`}
          className={styles.strip}
        >
          {comic.panels.map(({ svg, caption, alt }) => (
            <figure key={alt} className={styles.panel}>
              <PanelDrawing nodes={svg} className={styles.drawing} />
              <Caption text={caption} />
            </figure>
          ))}
        </div>
        <ComicDownload comic={comic} day={today} />
        <p className={styles.note}>
          The comic is drawn on this device from the moods and tags of your last seven days. What
          you wrote under “Why?” is not in it.
        </p>
      </div>
      <Card heading="The story in words">
        <p>{comic.summary}</p>
        <ol className={styles.story}>
          {comic.panels.map(({ alt }, place) => (
            <li key={alt}>
              <strong>Panel {place + 1}:</strong> {alt}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  </div>
);
