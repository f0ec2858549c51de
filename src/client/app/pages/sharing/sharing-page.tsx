import { careEditors } from '#client/app/parts/care-editors.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { ProposalsAndPlans } from '#client/features/care/person/plans.tsx';
import { useSupports } from '#client/features/identity/role.ts';
import { SharedView } from '#client/features/shared-view/shared-view.tsx';
import { previewSource } from '#client/features/shared-view/sources.ts';
import { Sharing } from '#client/features/sharing/sharing.tsx';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { ScoresHidden } from '#client/lib/comfort/scores-hidden.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import { list } from '#domain/shared/text/list.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { type Consent, streamsOf } from '#domain/sharing/consent.ts';
import { STREAM_WORDS } from '#domain/sharing/stream-words.ts';
import type { Stream } from '#domain/sharing/streams.ts';

/** How many days before today a preview shows. */
const PREVIEW_DAYS = 28;

/** The kinds of data (streams) that the preview omits for people who hide their scores. */
const OF_SCORES: ReadonlySet<Stream> = new Set(['quizzes', 'attention', 'routines']);

/** A preview of the data that a viewer would currently see under a consent. */
const Seen = ({ userId, consent }: { readonly userId: string; readonly consent: Consent }) => {
  const to = useToday();
  const first = addDays(to, -PREVIEW_DAYS);
  const { dataFrom, streams } = consent;
  const { scoresHidden } = useComfort();
  const shared = streamsOf(consent);
  const hidden = scoresHidden ? shared.filter((stream) => OF_SCORES.has(stream)) : [];
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
        streams={shared.filter((stream) => !hidden.includes(stream))}
      />
      {hidden.length === 0 ? null : (
        <>
          <p>They also see your {list(hidden.map((stream) => STREAM_WORDS[stream].name))}.</p>
          <ScoresHidden />
        </>
      )}
    </>
  );
};

/** Shows with whom the person shares data, and which data. */
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
