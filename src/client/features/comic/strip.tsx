import { Drawing } from '#client/ui/drawing.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { Comic } from '#domain/comic/comic.ts';
import { PANEL } from '#domain/comic/scene.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/comic.js';
import { ComicDownload } from './download.tsx';
import styles from './strip.module.css';

interface ComicStripProps {
  readonly comic: Comic;
  readonly today: LocalDate;
}

/** The caption of a panel, with its mood on a separate line. */
const Caption = ({ lines: [day, mood] }: { readonly lines: readonly string[] }) => (
  <figcaption className={styles.caption}>
    {day} {mood === undefined ? null : <span className={styles.mood}>{mood}</span>}
  </figcaption>
);

/** The four panels with captions, downloads, and the story as text. */
export const ComicStrip = ({ comic, today }: ComicStripProps) => (
  <div className={kit.container}>
    <div className={styles.parts}>
      <div className={styles.pictures}>
        {/* Screen readers get a single image, because the story follows as text. */}
        <div
          role="img"
          aria-label={`${texts.panels({ count: comic.panels.length })} ${comic.summary}`}
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
              <Caption lines={caption} />
            </figure>
          ))}
        </div>
        <ComicDownload comic={comic} day={today} />
        <p className={kit.softSmall}>{texts.drawnHere}</p>
      </div>
      <Card heading={texts.storyInWords}>
        <p>{comic.summary}</p>
        <ol className={kit.stack3}>
          {comic.panels.map(({ alt }, index) => (
            <li key={alt}>
              {sentence(
                texts.panel({
                  number: index + 1,
                  text: alt,
                  strong: (text) => <strong>{text}</strong>,
                }),
              )}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  </div>
);
