import { Notice } from '#client/ui/notices/notice.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { texts } from '#texts/tasks.js';
import type { Generating } from './use-generate.ts';

type Done = Extract<Generating, { state: 'done' }>;

const doneText = ({ asked, added, smaller, any }: Done): string => {
  if (asked === 'others')
    return added > 0 ? texts.othersFound({ count: added }) : texts.nothingFits;
  if (asked === 'fit') return added > 0 || smaller ? texts.openTasksFit : texts.openTasksFitAlready;
  const outcome = added > 0 ? texts.tasksAdded({ count: added }) : texts.nothingAdded;
  if (smaller) return `${texts.someSmaller} ${outcome}`;
  if (added > 0) return outcome;
  return `${any ? texts.planIsFull : texts.nothingFits} ${outcome}`;
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
