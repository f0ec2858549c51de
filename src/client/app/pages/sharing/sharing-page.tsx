import { useState } from 'react';
import { careEditors } from '#client/app/parts/care-editors.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { ProposalsAndPlans } from '#client/features/care/person/plans.tsx';
import { useSupports } from '#client/features/identity/role.ts';
import { SharedView } from '#client/features/shared-view/shared-view.tsx';
import { previewSource } from '#client/features/shared-view/sources.ts';
import { Sharing } from '#client/features/sharing/sharing.tsx';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { useToday } from '#client/lib/use-today.ts';
import { Button } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import { list } from '#domain/shared/text/list.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { type Consent, streamsOf } from '#domain/sharing/consent.ts';
import { streamName } from '#domain/sharing/stream-words.ts';
import type { Stream } from '#domain/sharing/streams.ts';
import { texts } from '#texts/pages.js';

/** How many days before today a preview starts, as a viewer’s page does at first. */
const PREVIEW_DAYS = 28;

/** The kinds of data (streams) that the preview shows only on request to people who hide their scores. */
const OF_SCORES: ReadonlySet<Stream> = new Set(['quizzes', 'attention', 'routines']);

/** A preview of the data that a viewer would currently see under a consent. */
const Seen = ({ userId, consent }: { readonly userId: string; readonly consent: Consent }) => {
  const to = useToday();
  const first = addDays(to, -PREVIEW_DAYS);
  const { dataFrom, streams } = consent;
  const { scoresHidden } = useComfort();
  const [isAsked, setAsked] = useState(false);
  const shared = streamsOf(consent);
  const hidden = scoresHidden && !isAsked ? shared.filter((stream) => OF_SCORES.has(stream)) : [];
  const from = dataFrom !== null && dataFrom > first ? dataFrom : first;
  if (from > to) return <p>{texts.nothingSharedYet}</p>;
  return (
    <>
      <p>{texts.previewWeeks({ weeks: PREVIEW_DAYS / 7 })}</p>
      <div ref={isAsked ? takeLostFocus : null} tabIndex={-1}>
        <SharedView
          source={previewSource(userId, streams)}
          range={{ from, to }}
          streams={shared.filter((stream) => !hidden.includes(stream))}
        />
      </div>
      {hidden.length === 0 ? null : (
        <>
          <p>{texts.theyAlsoSee({ names: list(hidden.map(streamName)) })}</p>
          <Button kind="secondary" onClick={() => setAsked(true)}>
            {texts.showFigures}
          </Button>
        </>
      )}
    </>
  );
};

/** Shows with whom the person shares data, and which data. */
export const SharingPage = () => (
  <Page
    title={texts.sharing}
    lead={texts.aboutSharing}
    above={<BackLink to="/settings">{texts.settings}</BackLink>}
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
