import { useEffect, useRef } from 'react';
import { quoted } from '#client/features/tasks/task-labels.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/tasks-form.js';

interface DraftNoticeProps {
  /** The name of the unsaved routine; may be empty. */
  readonly name: string;
  readonly onOpen: () => void;
  readonly onReplace: () => void;
}

/** Asks whether to open or replace an unsaved routine, because only one draft can be stored. */
export const DraftNotice = ({ name, onOpen, onReplace }: DraftNoticeProps) => {
  const place = useRef<HTMLDivElement>(null);
  // After Enter in the first field, the notice may be outside the visible area.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Notice
        tone="info"
        action={
          <>
            <Button kind="secondary" size="small" onClick={onOpen}>
              {texts.openIt}
            </Button>
            <Button kind="quiet" size="small" onClick={onReplace}>
              {texts.replaceIt}
            </Button>
          </>
        }
      >
        {name.trim() === ''
          ? texts.beganAnother
          : texts.beganRoutine({ quoted: quoted(name.trim()) })}{' '}
        {texts.beganExplained}
      </Notice>
    </div>
  );
};
