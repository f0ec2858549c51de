import type { UseQueryResult } from '@tanstack/react-query';
import { loadState } from '#client/lib/load-state.ts';
import { useOnline } from '#client/platform/online.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/loading.js';

/**
 * The main figure of collapsed content whose data comes from a query.
 *
 * @param figure undefined if the data is not loaded
 */
export const useFigure = (query: UseQueryResult, figure: string | undefined): string => {
  const state = loadState(query, useOnline());
  return figure ?? (state === 'failed' ? texts.didNotLoad : common.loading);
};
