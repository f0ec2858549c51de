import { type ComponentType, useSyncExternalStore } from 'react';

let Notice: ComponentType | null = null;
let draw = (): void => undefined;

const subscribe = (listener: () => void): (() => void) => {
  draw = listener;
  return () => undefined;
};

/** Shows a notice about a new version of the app on every signed-in page. */
export const showUpdateNotice = (notice: ComponentType): void => {
  Notice = notice;
  draw();
};

/** The place of the notice that a new version of the app has waited long. Place it inside `BannerArea`. */
export const UpdateArea = () => {
  const Shown = useSyncExternalStore(subscribe, () => Notice);
  return <div role="status">{Shown === null ? null : <Shown />}</div>;
};
