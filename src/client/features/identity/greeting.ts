import { texts } from '#texts/identity.js';
import { useMe } from './account/queries.ts';
import { useRole } from './role.ts';

/** The greeting, with the person's name if known, and whether they are a guest. */
export const useGreeting = (): { readonly words: string; readonly isGuest: boolean } => {
  const name = useMe().data?.name ?? '';
  return {
    words: name === '' ? texts.hello : texts.helloName({ name }),
    isGuest: useRole() === 'guest',
  };
};
