import { Notice } from '#client/ui/notice.tsx';
import { RetryNotice } from '#client/ui/retry-notice.tsx';
import type { Generating } from './use-generate.ts';

const doneText = (added: number): string => {
  if (added === 0) return 'Today’s plan is full. Nothing was added, and nothing more is needed.';
  return added === 1 ? '1 task is added to today.' : `${added} tasks are added to today.`;
};

interface GenerateMessageProps {
  readonly generating: Generating;
  readonly onRetry: () => void;
}

/** What became of the latest call for smart tasks. */
export const GenerateMessage = ({ generating, onRetry }: GenerateMessageProps) => {
  if (generating.state === 'failed')
    return <RetryNotice onRetry={onRetry}>{generating.words}</RetryNotice>;
  return generating.state === 'done' ? (
    <Notice tone="info">{doneText(generating.added)}</Notice>
  ) : null;
};
