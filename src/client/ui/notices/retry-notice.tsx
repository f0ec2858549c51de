import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { texts as common } from '#texts/common.js';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  /** A separate paragraph before the rest of the text. */
  readonly first?: string;
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** A problem with a button to try again. */
export const RetryNotice = ({ children, onRetry, ...rest }: RetryNoticeProps) => (
  <Notice
    {...rest}
    tone="problem"
    action={
      <Button kind="secondary" size="small" onClick={onRetry}>
        {common.tryAgain}
      </Button>
    }
  >
    {children}
  </Notice>
);
