import { useEffect } from 'react';
import { addTitlePrefix } from '#client/platform/page/tab-title.ts';

/** Prefixes the document's title while `prefix` is not null, on any page. */
export const useTitlePrefix = (prefix: string | null): void =>
  useEffect(() => (prefix === null ? undefined : addTitlePrefix(prefix)), [prefix]);
