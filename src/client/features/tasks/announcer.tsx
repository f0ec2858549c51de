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

/** Has a sentence read out politely. The same one twice in a row is read out twice. */
export const announce = (sentence: string): void =>
  say(said === sentence ? `${sentence}\u00a0` : sentence);

/** The one place of the page from which changes are read out. */
export const Announcer = () => {
  // It may name a task: whoever uses this device next is not told of it.
  useEffect(() => () => say(''), []);
  return (
    <VisuallyHidden>
      <span role="status" aria-atomic="true">
        {useSyncExternalStore(onSaid, () => said)}
      </span>
    </VisuallyHidden>
  );
};
