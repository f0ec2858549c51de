import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import parts from '#client/features/chat/parts/parts.module.css';
import { BESIDE_LADDERS } from '#client/features/chat/sending/sent-words.ts';
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
import { texts } from '#texts/chat.js';
import { texts as common } from '#texts/common.js';

type Ladder = ReplyOf<(typeof chatEndpoints)['ladders']>[number];

interface LaddersDialogProps {
  readonly userId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the label of the ladder to continue. */
  readonly onGoOn: (label: string) => void;
}

const sizeOf = ({ rungs, tries }: Ladder): string =>
  texts.stepsAndTries({ steps: rungs.length, tries: tries.length });

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
      {asks ? <p>{texts.deletesLadder}</p> : null}
      {problem === null ? null : (
        <Notice tone="problem">
          {texts.ladderNotDeleted} {problem}
        </Notice>
      )}
      {/* The keys differ, so that React does not reuse a button that is being pressed. */}
      {asks ? (
        <div key="asks" className={kit.rowEnd}>
          <Button kind="secondary" size="small" autoFocus onClick={() => setAsks(false)}>
            {texts.keepIt}
          </Button>
          <Button
            kind="danger"
            size="small"
            pending={pending}
            pendingLabel={texts.deleting}
            aria-label={texts.deleteForGood({ ladder: label })}
            onClick={() => void remove()}
          >
            {common.deleteForGood}
          </Button>
        </div>
      ) : (
        <div key="rests" className={kit.rowEnd}>
          <Button size="small" aria-label={texts.goOnWith({ ladder: label })} onClick={onGoOn}>
            {texts.goOnWithIt}
          </Button>
          <Button
            kind="quiet"
            size="small"
            autoFocus={wasAsked}
            aria-label={texts.deleteLadder({ ladder: label })}
            onClick={() => {
              setAsks(true);
              setWasAsked(true);
            }}
          >
            {common.delete}
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
  if (data === undefined) return <NotLoaded message={texts.laddersNotLoaded} query={query} />;
  const labels = labelsOf(data, BESIDE_LADDERS);
  return (
    <>
      {data.length === 0 ? <p>{texts.noLadderYet}</p> : null}
      <ul ref={list} tabIndex={-1} className={kit.stack2} aria-label={texts.ladders}>
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
  <Dialog open={open} onClose={onClose} title={texts.myLadders}>
    <div className={kit.stack4}>
      <Readers stream="ladders" always />
      <Ladders userId={userId} onGoOn={onGoOn} />
    </div>
  </Dialog>
);
