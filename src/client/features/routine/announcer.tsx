import { useEffect } from 'react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { createStore } from './changes/store.ts';

const store = createStore('');

/** Has a sentence read out politely. The same one twice in a row is read out twice. */
export const announce = (sentence: string): void =>
  store.set(store.get() === sentence ? `${sentence}\u00a0` : sentence);

/** The one place of the page from which changes are read out. */
export const Announcer = () => {
  // It may name a task: whoever uses this device next is not told of it.
  useEffect(() => () => store.set(''), []);
  return (
    <VisuallyHidden>
      <span role="status" aria-atomic="true">
        {store.use()}
      </span>
    </VisuallyHidden>
  );
};
