import { useMe } from './account/queries.ts';
import { useRole } from './role.ts';

/** The words that meet the person, by name where one is known, and whether they are a guest. */
export const useGreeting = (): { readonly words: string; readonly isGuest: boolean } => {
  const name = useMe().data?.name ?? '';
  return { words: name === '' ? 'Hello' : `Hello, ${name}`, isGuest: useRole() === 'guest' };
};
