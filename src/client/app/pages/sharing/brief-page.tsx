import { useLocation } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { BriefAgenda } from '#client/features/care/client/brief-agenda.tsx';
import { BriefView } from '#client/features/clients/brief-view.tsx';
import { WithClient } from '#client/features/clients/with-client.tsx';
import { Brief } from '#client/features/shared-view/brief/brief.tsx';
import { viewerSource } from '#client/features/shared-view/sources.ts';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import { clientAddress, readClientAddress } from '#contract/shared/pages.ts';
import { streamsOf } from '#domain/sharing/consent.ts';
import { texts } from '#texts/pages.js';

const OneBrief = ({ connectionId }: { readonly connectionId: string }) => (
  <Page
    title={texts.sessionBrief}
    above={<BackLink to={clientAddress(connectionId)}>{texts.whatIsShared}</BackLink>}
  >
    <ErrorPanel>
      <WithClient connectionId={connectionId}>
        {(client) => (
          <BriefView
            client={client}
            sheet={(range) => (
              <Brief
                name={client.shownName}
                source={viewerSource(connectionId, 'brief', client.streams)}
                streams={streamsOf(client)}
                range={range}
                {...(client.kind === 'therapist'
                  ? {
                      agenda: <BriefAgenda connectionId={connectionId} name={client.shownName} />,
                    }
                  : {})}
              />
            )}
          />
        )}
      </WithClient>
    </ErrorPanel>
  </Page>
);

/** A one-page session brief, to read or print. */
export const BriefPage = () => {
  const address = readClientAddress(useLocation()[0]);
  return address === null ? null : (
    <OneBrief key={address.connectionId} connectionId={address.connectionId} />
  );
};
