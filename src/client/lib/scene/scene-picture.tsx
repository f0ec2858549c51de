import { useComfort } from '#client/lib/comfort/comfort.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { WhenNeeded } from '#client/lib/parts/when-needed.tsx';
import type { SceneName } from '#domain/comic/tag-scenes.ts';
import styles from './scene-picture.module.css';

const Scene = lazyPart(async () => (await import('./scene.tsx')).Scene);

/**
 * A decorative scene in the style of the comic, where a page has nothing to show yet. It is loaded after the page, in a
 * space reserved for it. Reduced stimulation leaves it out.
 */
export const ScenePicture = ({ name }: { readonly name: SceneName }) =>
  useComfort().reducedStimulation ? null : (
    <div className={styles.frame} aria-hidden="true">
      <WhenNeeded isNeeded Part={Scene} name={name} />
    </div>
  );
