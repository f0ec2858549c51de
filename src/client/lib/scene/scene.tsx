import { Drawing } from '#client/ui/drawing.tsx';
import { PANEL } from '#domain/comic/scene.ts';
import { SCENES, type SceneName } from '#domain/comic/tag-scenes.ts';

/** A good day, but not an excited one. */
const MOOD = 75;

/** A scene of the comic, drawn as decoration. */
export const Scene = ({ name }: { readonly name: SceneName }) => (
  <Drawing nodes={SCENES[name].draw(MOOD)} viewBox={`0 0 ${PANEL.width} ${PANEL.height}`} />
);
