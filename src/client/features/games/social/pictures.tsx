import { memo } from 'react';
import { Drawing } from '#client/ui/drawing.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { pictureText } from '#domain/games/social/description.ts';
import { drawPicture, PICTURE_SIZE } from '#domain/games/social/drawing.ts';
import type { SocialScene } from '#domain/games/social/scene.ts';
import { texts } from '#texts/games.js';
import { hasShortOptions } from './options.tsx';
import social from './social.module.css';

/** The place of a picture among two. */
const placeOf = (at: number) => (at === 0 ? 'first' : 'then');

/** The pictures of a scene with a collapsible description; memoized by scene. */
export const SocialPictures = memo(({ scene }: { readonly scene: SocialScene }) => {
  const isSingle = scene.pictures.length === 1;
  return (
    <>
      <div className={social.pictures} data-single={isSingle} data-short={hasShortOptions(scene)}>
        {scene.pictures.map((picture, at) => (
          <figure key={placeOf(at)} className={social.figure}>
            <Drawing
              nodes={drawPicture(picture)}
              viewBox={`0 0 ${PICTURE_SIZE.width} ${PICTURE_SIZE.height}`}
              // If a phone shows two pictures beside each other, it cuts off their left edge, where no person or thing is.
              preserveAspectRatio="xMaxYMid slice"
              className={social.picture}
              role="img"
              aria-label={isSingle ? texts.sceneAlt : texts.scenesAlt[placeOf(at)]}
            />
            {isSingle ? null : <figcaption>{texts.pictureNames[placeOf(at)]}</figcaption>}
          </figure>
        ))}
      </div>
      <Fold label={isSingle ? texts.whatPictureShows : texts.whatPicturesShow}>
        {scene.pictures.map((picture, at) => (
          <p key={placeOf(at)}>
            {isSingle
              ? pictureText(picture)
              : texts.pictureTexts[placeOf(at)]({ text: pictureText(picture) })}
          </p>
        ))}
      </Fold>
    </>
  );
});
