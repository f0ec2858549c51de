import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';

interface NotSavedProps {
  readonly message: string;
  readonly onSeen: () => void;
  readonly children?: ReactNode;
}

/** Says that the server refused a change. The notice stays until the person dismisses it. */
export const NotSaved = ({ message, onSeen, children }: NotSavedProps) => (
  <Notice
    tone="problem"
    action={
      <Button kind="secondary" size="small" onClick={onSeen}>
        OK
      </Button>
    }
  >
    This was not saved: {message}
    {children}
  </Notice>
);
