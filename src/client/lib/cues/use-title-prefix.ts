import { useEffect } from 'react';
import { addTitlePrefix } from '#client/platform/page/tab-title.ts';

/** Adds `prefix` to the document's title on every page, unless it is null. */
export const useTitlePrefix = (prefix: string | null): void =>
  useEffect(() => (prefix === null ? undefined : addTitlePrefix(prefix)), [prefix]);
