import { useEffect, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';

let said = '';
const listeners = new Set<() => void>();

const say = (sentence: string): void => {
  said = sentence;
  for (const listener of [...listeners]) listener();
};

const onSaid = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Makes screen readers read a sentence politely, even if it repeats the previous sentence. */
export const announce = (sentence: string): void =>
  say(said === sentence ? `${sentence}\u00a0` : sentence);

/** The page's live region, which announces changes. */
export const Announcer = () => {
  // Cleared on unmount, because the text may name a task and another person may use this device next.
  useEffect(() => () => say(''), []);
  return (
    <VisuallyHidden>
      <span role="status" aria-atomic="true">
        {useSyncExternalStore(onSaid, () => said)}
      </span>
    </VisuallyHidden>
  );
};
