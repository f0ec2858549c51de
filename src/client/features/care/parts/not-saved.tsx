import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/care.js';
import { texts as common } from '#texts/common.js';

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
        {common.ok}
      </Button>
    }
  >
    {texts.notSaved({ reason: message })}
    {children}
  </Notice>
);
