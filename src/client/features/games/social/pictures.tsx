import { memo } from 'react';
import { Drawing } from '#client/ui/drawing.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { pictureText } from '#domain/games/social/description.ts';
import { drawPicture, PICTURE_SIZE } from '#domain/games/social/drawing.ts';
import type { SocialScene } from '#domain/games/social/scene.ts';
import social from './social.module.css';

/** The captions if there are two pictures. */
const NAMES = ['First', 'Then'] as const;

/** The pictures of a scene with a collapsible description; memoized by scene. */
export const SocialPictures = memo(({ scene }: { readonly scene: SocialScene }) => {
  const isSingle = scene.pictures.length === 1;
  return (
    <>
      <div className={social.pictures}>
        {scene.pictures.map((picture, at) => (
          <figure key={NAMES[at]} className={social.figure}>
            <Drawing
              nodes={drawPicture(picture)}
              viewBox={`0 0 ${PICTURE_SIZE.width} ${PICTURE_SIZE.height}`}
              className={social.picture}
              role="img"
              aria-label={
                isSingle
                  ? 'The scene. What the picture shows is written below.'
                  : `The scene ${at === 0 ? 'before' : 'after'}. What the pictures show is written below.`
              }
            />
            {isSingle ? null : <figcaption>{NAMES[at]}</figcaption>}
          </figure>
        ))}
      </div>
      <Fold label={isSingle ? 'What the picture shows' : 'What the pictures show'}>
        {scene.pictures.map((picture, at) => (
          <p key={NAMES[at]}>
            {isSingle ? '' : `${NAMES[at]}: `}
            {pictureText(picture)}
          </p>
        ))}
      </Fold>
    </>
  );
});
