import { useEffect, useRef } from 'react';
import { quoted } from '#client/features/tasks/task-labels.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';

interface BegunNoticeProps {
  /** The name of the unsaved routine, which may be empty. */
  readonly name: string;
  readonly onOpen: () => void;
  readonly onReplace: () => void;
}

/** Asks whether to open or replace an unsaved routine, because only one draft is stored. */
export const BegunNotice = ({ name, onOpen, onReplace }: BegunNoticeProps) => {
  const place = useRef<HTMLDivElement>(null);
  // After Enter in the first field, the notice may be out of view.
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
              Open it
            </Button>
            <Button kind="quiet" size="small" onClick={onReplace}>
              Replace it
            </Button>
          </>
        }
      >
        You began {name.trim() === '' ? 'another routine' : `the routine ${quoted(name.trim())}`}.
        It is not saved yet. You can open it first: your words here are kept. Replacing deletes it
        for good.
      </Notice>
    </div>
  );
};
