import { useEffect } from 'react';
import { addTitlePrefix } from '#client/platform/page/tab-title.ts';

/** Puts `prefix` before the document's title while it is not null, whichever page sets the title. */
export const useTitlePrefix = (prefix: string | null): void =>
  useEffect(() => (prefix === null ? undefined : addTitlePrefix(prefix)), [prefix]);
