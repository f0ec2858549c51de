import { Drawing } from '#client/ui/drawing.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Comic } from '#domain/comic/comic.ts';
import { PANEL } from '#domain/comic/scene.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { ComicDownload } from './download.tsx';
import styles from './strip.module.css';

interface ComicStripProps {
  readonly comic: Comic;
  readonly today: LocalDate;
}

/** The caption of a panel, with its mood on a separate line. */
const Caption = ({ text }: { readonly text: string }) => {
  const [day, mood] = text.split(/ (?=Mood:)/);
  return (
    <figcaption className={styles.caption}>
      {day} {mood === undefined ? null : <span className={styles.mood}>{mood}</span>}
    </figcaption>
  );
};

/** The four panels with captions, downloads, and the story as text. */
export const ComicStrip = ({ comic, today }: ComicStripProps) => (
  <div className={kit.container}>
    <div className={styles.parts}>
      <div className={styles.pictures}>
        {/* Screen readers get a single image, because the story follows as text. */}
        <div
          role="img"
          aria-label={`A comic of ${comic.panels.length} panels. ${comic.summary}`}
          className={`${kit.stack4} ${styles.strip}`}
        >
          {comic.panels.map(({ svg, caption, alt }) => (
            <figure key={alt} className={styles.panel}>
              <Drawing
                nodes={svg}
                viewBox={`0 0 ${PANEL.width} ${PANEL.height}`}
                className={styles.drawing}
                aria-hidden
              />
              <Caption text={caption} />
            </figure>
          ))}
        </div>
        <ComicDownload comic={comic} day={today} />
        <p className={kit.softSmall}>
          The comic is drawn on this device from the moods and tags of your last seven days. What
          you wrote under “Why?” is not in it.
        </p>
      </div>
      <Card heading="The story in words">
        <p>{comic.summary}</p>
        <ol className={kit.stack3}>
          {comic.panels.map(({ alt }, index) => (
            <li key={alt}>
              <strong>Panel {index + 1}:</strong> {alt}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  </div>
);
