import { useState } from 'react';
import type { AppLanguage } from '#domain/shared/text/languages.ts';

/**
 * Lets the person choose the language, null for the one of the browser; and the state of the last choice. A choice is
 * ignored while the one before is loading.
 */
export const useLanguageChoice = () => {
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const choose = async (language: AppLanguage | null): Promise<void> => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const { switchLanguage } = await import('./switch-language.ts');
      await switchLanguage(language);
    } catch {
      setState('failed');
    }
  };
  return { state, choose };
};
