import { Notice } from '#client/ui/notices/notice.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { count } from '#domain/shared/text/count.ts';
import type { Generating } from './use-generate.ts';

type Done = Extract<Generating, { state: 'done' }>;

const NOTHING = 'Nothing was added. You do not need to do anything.';

const othersText = (added: number): string =>
  added === 1 ? 'Here is another task.' : `Here are ${added} other tasks.`;

const doneText = ({ asked, added, smaller, any }: Done): string => {
  if (asked === 'others')
    return added > 0 ? othersText(added) : 'Nothing fits into the rest of today.';
  if (asked === 'fit')
    return added > 0 || smaller
      ? 'Your open tasks fit this now.'
      : 'Your open tasks fit this already. Nothing was changed.';
  const some = smaller ? 'Some tasks are smaller now. ' : '';
  if (added > 0)
    return `${some}${count(added, { one: 'task is', other: 'tasks are' })} added to today.`;
  if (smaller) return some + NOTHING;
  return `${any ? 'Today’s plan is full.' : 'Nothing fits into the rest of today.'} ${NOTHING}`;
};

interface GenerateMessageProps {
  readonly generating: Generating;
  readonly onRetry: () => void;
}

/** The outcome of the latest request for smart tasks. */
export const GenerateMessage = ({ generating, onRetry }: GenerateMessageProps) => {
  if (generating.state === 'failed')
    return <RetryNotice onRetry={onRetry}>{generating.words}</RetryNotice>;
  return generating.state === 'done' ? <Notice tone="info">{doneText(generating)}</Notice> : null;
};
