import { dateText } from '#client/lib/date-text.ts';
import type { Client } from '#contract/sharing/clients.ts';
import { list } from '#domain/shared/text/list.ts';
import { streamsOf } from '#domain/sharing/consent.ts';
import { STREAM_WORDS } from '#domain/sharing/stream-words.ts';
import { DETAILS } from '#domain/sharing/streams.ts';

const HOW_MUCH = { detail: 'in detail', summary: 'in short' } as const;

type Held = Pick<Client, 'shownName' | 'streams' | 'dataFrom' | 'until'>;

/** What somebody shares now, in one sentence, such as "Ada shares goals in detail, and mood levels in short." */
export const sharedWords = ({ shownName, streams, dataFrom, until }: Held): string => {
  const shared = streamsOf({ streams });
  if (shared.length === 0) return `${shownName} shares nothing right now.`;
  const parts = DETAILS.toReversed().flatMap((detail) => {
    const names = shared
      .filter((stream) => streams[stream] === detail)
      .map((stream) => STREAM_WORDS[stream].name);
    return names.length === 0 ? [] : [`${list(names)} ${HOW_MUCH[detail]}`];
  });
  const from = dataFrom === null ? '' : `, from ${dateText(dataFrom)} on`;
  const end = until === null ? '' : `, until ${dateText(until)}`;
  return `${shownName} shares ${parts.join('; and ')}${from}${end}.`;
};
