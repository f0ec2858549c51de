import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import type { Client } from '#contract/sharing/clients.ts';
import { clientQuery, isGone } from './client-queries.ts';
import { Gone } from './gone.tsx';

interface WithClientProps {
  readonly connectionId: string;
  readonly children: (client: Client) => ReactNode;
}

/** Draws what belongs to a connection for as long as it holds; it goes away as soon as it does not. */
export const WithClient = ({ connectionId, children }: WithClientProps) => {
  const query = useQuery(clientQuery(connectionId));
  if (isGone(query.error)) return <Gone />;
  if (query.data === undefined) return <NotLoaded what="This page" query={query} isOfOthers />;
  return children(query.data);
};

/** What the person of a connection is called, once it is known and while it holds. */
export const useClientName = (connectionId: string): string | null => {
  const { data, error } = useQuery(clientQuery(connectionId));
  return isGone(error) ? null : (data?.shownName ?? null);
};
