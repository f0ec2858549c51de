import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import parts from '#client/features/chat/parts/parts.module.css';
import { call, Refusal } from '#client/lib/api/call.ts';
import { laddersQuery } from '#client/lib/ladders/query.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { chatEndpoints } from '#contract/chat/chat.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import { labelsOf } from '#domain/chat/skills/exposure/labels.ts';
import { count } from '#domain/shared/text/count.ts';

type Ladder = ReplyOf<(typeof chatEndpoints)['ladders']>[number];

interface LaddersDialogProps {
  readonly userId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the label of the ladder to continue. */
  readonly onGoOn: (label: string) => void;
}

const sizeOf = ({ rungs, tries }: Ladder): string =>
  `${count(rungs.length, 'step')}, tried ${count(tries.length, 'time')}`;

interface LadderRowProps {
  readonly ladder: Ladder;
  /** The name of the ladder, which is the same here and in the chat. */
  readonly label: string;
  readonly onGoOn: () => void;
  /** Resolves to an error message, or to null on success. */
  readonly onDelete: () => Promise<string | null>;
}

const LadderRow = ({ ladder, label, onGoOn, onDelete }: LadderRowProps) => {
  const [asks, setAsks] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setPending(true);
    setProblem(await onDelete());
    setPending(false);
  };
  return (
    <li className={parts.rung}>
      <span className={kit.boldBreak} dir="auto">
        {label}
      </span>
      <span className={kit.softSmall}>{sizeOf(ladder)}</span>
      {asks ? <p>This deletes the ladder for good, and all that you tried on it.</p> : null}
      {problem === null ? null : <Notice tone="problem">It was not deleted. {problem}</Notice>}
      {/* The keys differ, so that React does not reuse a button that is being pressed. */}
      {asks ? (
        <div key="asks" className={kit.rowEnd}>
          <Button kind="secondary" size="small" autoFocus onClick={() => setAsks(false)}>
            Keep it
          </Button>
          <Button
            kind="danger"
            size="small"
            pending={pending}
            pendingLabel="Deleting…"
            aria-label={`Delete for good: ${label}`}
            onClick={() => void remove()}
          >
            Delete for good
          </Button>
        </div>
      ) : (
        <div key="rests" className={kit.rowEnd}>
          <Button size="small" aria-label={`Go on with: ${label}`} onClick={onGoOn}>
            Go on with it
          </Button>
          <Button
            kind="quiet"
            size="small"
            autoFocus={wasAsked}
            aria-label={`Delete: ${label}`}
            onClick={() => {
              setAsks(true);
              setWasAsked(true);
            }}
          >
            Delete
          </Button>
        </div>
      )}
    </li>
  );
};

const Ladders = ({ userId, onGoOn }: Pick<LaddersDialogProps, 'userId' | 'onGoOn'>) => {
  const query = useQuery(laddersQuery(userId));
  const client = useQueryClient();
  const { data } = query;
  const list = useRef<HTMLUListElement>(null);
  const remove = async (ladderId: string): Promise<string | null> => {
    try {
      await call(chatEndpoints.deleteLadder, { params: { ladderId } });
    } catch (error) {
      const isGone = error instanceof Refusal && error.code === 'not_found';
      if (!isGone) return errorText(error);
    }
    client.setQueryData(laddersQuery(userId).queryKey, (known) =>
      known?.filter(({ id }) => id !== ladderId),
    );
    list.current?.focus();
    return null;
  };
  if (data === undefined) return <NotLoaded what="Your ladders" query={query} />;
  const labels = labelsOf(data);
  return (
    <>
      {data.length === 0 ? (
        <p>
          There is no ladder yet. You can make one in the chat: write "work on a fear in steps".
        </p>
      ) : null}
      <ul ref={list} tabIndex={-1} className={kit.stack2} aria-label="Ladders">
        {data.map((ladder, index) => {
          const label = labels[index] ?? ladder.fear;
          return (
            <LadderRow
              key={ladder.id}
              ladder={ladder}
              label={label}
              onGoOn={() => onGoOn(label)}
              onDelete={() => remove(ladder.id)}
            />
          );
        })}
      </ul>
    </>
  );
};

/** A dialog with the person's ladders, to continue one of them in the chat or to delete one. */
export const LaddersDialog = ({ userId, open, onClose, onGoOn }: LaddersDialogProps) => (
  <Dialog open={open} onClose={onClose} title="My ladders">
    <div className={kit.stack4}>
      <Readers stream="ladders" always />
      <Ladders userId={userId} onGoOn={onGoOn} />
    </div>
  </Dialog>
);
