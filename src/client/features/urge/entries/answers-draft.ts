import type { DraftForm } from '#client/sync/draft.ts';
import type { KeptUrge, UrgeAnswers } from '#contract/urges.ts';
import { isText, nullable, oneOf, readAs, shaped } from '#domain/shared/guards.ts';
import { DISTRESS } from '#domain/urge/distress.ts';
import { RITUALS } from '#domain/urge/urge.ts';

/** The key of the draft of an urge's corrected answers. */
export const answersDraftKey = (urgeId: string): string => `urge-answers/${urgeId}`;

const distress = nullable(oneOf(DISTRESS));

/** The draft of an urge's corrected answers. */
export const answersDraft = ({
  id,
  before,
  during,
  after,
  happened,
  ritual,
}: KeptUrge): DraftForm<UrgeAnswers> => ({
  key: answersDraftKey(id),
  initial: { before, during, after, happened, ritual },
  read: readAs(
    shaped({
      before: distress,
      during: distress,
      after: distress,
      happened: isText,
      ritual: nullable(oneOf(RITUALS)),
    }),
  ),
});
