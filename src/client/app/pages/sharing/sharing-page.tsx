import { careEditors } from '#client/app/parts/care-editors.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { ProposalsAndPlans } from '#client/features/care/person/plans.tsx';
import { useSupports } from '#client/features/identity/role.ts';
import { SharedView } from '#client/features/shared-view/shared-view.tsx';
import { previewSource } from '#client/features/shared-view/sources.ts';
import { Sharing } from '#client/features/sharing/sharing.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import { addDays } from '#domain/shared/time/local-date.ts';
import { type Consent, streamsOf } from '#domain/sharing/consent.ts';

/** The days before today that a preview shows. */
const PREVIEW_DAYS = 28;

/** What somebody would see now by a consent. */
const Seen = ({ userId, consent }: { readonly userId: string; readonly consent: Consent }) => {
  const to = useToday();
  const first = addDays(to, -PREVIEW_DAYS);
  const { dataFrom, streams } = consent;
  const from = dataFrom !== null && dataFrom > first ? dataFrom : first;
  if (from > to) return <p>Its first day is still to come, so nothing is shown yet.</p>;
  return (
    <>
      <p>
        Here you see the last {PREVIEW_DAYS / 7} weeks. Other days that you share can be looked at
        too.
      </p>
      <SharedView
        source={previewSource(userId, streams)}
        range={{ from, to }}
        streams={streamsOf(consent)}
      />
    </>
  );
};

/** With whom the person shares what. */
export const SharingPage = () => (
  <Page
    title="Sharing"
    lead="You choose who sees what, and you can take it back at any time."
    above={<BackLink to="/settings">Settings</BackLink>}
  >
    <ErrorPanel>
      <Sharing
        supports={useSupports()}
        draw={(userId, consent) => <Seen userId={userId} consent={consent} />}
        plans={
          <ErrorPanel>
            <ProposalsAndPlans editors={careEditors} />
          </ErrorPanel>
        }
      />
    </ErrorPanel>
  </Page>
);
