import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { careEditors } from '#client/app/parts/care-editors.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { CarePanel } from '#client/features/care/client/care-panel.tsx';
import { RateGoal } from '#client/features/care/client/rate-goal.tsx';
import { ClientView } from '#client/features/clients/client-view.tsx';
import { useClientName, WithClient } from '#client/features/clients/with-client.tsx';
import { SharedView } from '#client/features/shared-view/shared-view.tsx';
import { viewerSource } from '#client/features/shared-view/sources.ts';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import { readClientAddress } from '#contract/shared/pages.ts';
import { streamsOf } from '#domain/sharing/consent.ts';
import { texts } from '#texts/pages.js';

const RateThis = (props: Omit<ComponentProps<typeof RateGoal>, 'onRated'>) => {
  const queries = useQueryClient();
  return (
    <RateGoal {...props} onRated={() => void queries.invalidateQueries({ queryKey: ['shared'] })} />
  );
};

const OneClient = ({ connectionId }: { readonly connectionId: string }) => (
  <Page
    name={texts.sharedWithYou}
    title={useClientName(connectionId) ?? texts.whatIsShared}
    above={<BackLink to="/features/clients">{texts.theList}</BackLink>}
  >
    <ErrorPanel>
      <WithClient connectionId={connectionId}>
        {(client) => (
          <ClientView
            client={client}
            care={
              client.kind === 'therapist' ? (
                <ErrorPanel>
                  <CarePanel
                    connectionId={connectionId}
                    name={client.shownName}
                    editors={careEditors}
                  />
                </ErrorPanel>
              ) : null
            }
            shared={(range) => (
              <SharedView
                source={viewerSource(connectionId, 'client', client.streams)}
                streams={streamsOf(client)}
                range={range}
                goalAction={({ id, words, plan }) =>
                  plan === null || client.kind !== 'therapist' ? null : (
                    <RateThis
                      connectionId={connectionId}
                      goalId={id}
                      words={words}
                      version={plan.version}
                      levels={plan.levels}
                    />
                  )
                }
              />
            )}
          />
        )}
      </WithClient>
    </ErrorPanel>
  </Page>
);

/** The data that one person shares with a therapist or a supporter. */
export const ClientPage = () => {
  const address = readClientAddress(useLocation()[0]);
  return address === null ? null : (
    <OneClient key={address.connectionId} connectionId={address.connectionId} />
  );
};
