import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import { distressOfShare, distressText } from '#domain/urge/distress.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/urge.js';
import { LadderEditor } from './ladder-editor.tsx';
import styles from './ladders.module.css';
import { useLadders } from './use-ladders.ts';

interface LadderSheetProps {
  readonly ladder: Ladder;
  /** Whether only this ladder appears on the printed page. */
  readonly isPrinted: boolean;
  readonly onPrint: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One ladder with its steps, for the screen and for print. */
const LadderSheet = ({ ladder, isPrinted, onPrint, onEdit, onRemove }: LadderSheetProps) => (
  <li
    className={`${kit.card} ${kit.stack4} ${styles.ladder}`}
    data-printed={isPrinted || undefined}
  >
    <h2 className={kit.largeBreak} dir="auto">
      {ladder.fear}
    </h2>
    {ladder.rungs.length === 0 ? <p className={kit.softSmall}>{texts.noStepsYet}</p> : null}
    <ol className={styles.steps}>
      {ladder.rungs.map(({ text, distress }) => {
        const shown = distressOfShare(distress);
        return (
          <li key={text} className={styles.step}>
            <span className={styles.text} dir="auto">
              {text}
            </span>
            <span className={kit.softSmall}>
              {texts.expectedDistress({ distress: distressText(shown), level: shown })}
            </span>
          </li>
        );
      })}
    </ol>
    <div className={`${kit.rowBottom23} ${styles.buttons}`}>
      <Button
        kind="secondary"
        size="small"
        aria-label={texts.editLadder({ ladder: ladder.fear })}
        onClick={onEdit}
      >
        {common.edit}
      </Button>
      <Button
        kind="secondary"
        size="small"
        icon={Printer}
        aria-label={texts.printLadder({ ladder: ladder.fear })}
        onClick={onPrint}
      >
        {common.print}
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-label={texts.deleteLadder({ ladder: ladder.fear })}
        onClick={onRemove}
      >
        {common.delete}
      </Button>
    </div>
  </li>
);

type Asked =
  | { readonly action: 'new' }
  | { readonly action: 'edit' | 'remove'; readonly id: string };

/** The person's ladders, with the controls to create, edit, print and delete them. */
export const Ladders = () => {
  const { query, ladders, save, remove } = useLadders();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [printedId, setPrintedId] = useState<string | null>(null);
  /** The confirmation of the latest deletion. It is a new object each time, so that the focus moves each time. */
  const [told, setTold] = useState<{ readonly words: string } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const close = (): void => setAsked(null);
  const add = (): void => setAsked({ action: 'new' });
  const ladder =
    asked !== null && 'id' in asked ? ladders.find(({ id }) => id === asked.id) : undefined;

  useEffect(() => {
    if (printedId === null) return;
    window.print();
    setPrintedId(null);
  }, [printedId]);

  // The focused ladder was removed, so the status takes the focus.
  useEffect(() => {
    if (told !== null) status.current?.focus();
  }, [told]);
  /** Whether the list was empty earlier on this visit. Adding the first ladder removes the focused button. */
  const hadNone = useRef(false);
  if (query.data !== undefined && ladders.length === 0) hadNone.current = true;

  const addButton = (
    <Button ref={hadNone.current ? takeLostFocus : undefined} icon={Plus} onClick={add}>
      {texts.addLadder}
    </Button>
  );
  return (
    <div className={`${kit.stack5} ${styles.page}`} data-print={printedId === null ? 'all' : 'one'}>
      <p ref={status} role="status" tabIndex={-1} className={`${kit.noneIfEmpty} ${styles.told}`}>
        {told?.words}
      </p>
      {query.data === undefined && ladders.length === 0 ? (
        <NotLoaded message={texts.laddersNotLoaded} query={query} />
      ) : null}
      {query.data !== undefined && ladders.length === 0 ? (
        <EmptyState
          title={texts.noLadderYet}
          picture={<ScenePicture name="sign-post" />}
          action={addButton}
        >
          {texts.ladderExplained}
        </EmptyState>
      ) : null}
      {ladders.length === 0 ? null : (
        <div className={`${kit.rowBottom23} ${styles.buttons}`}>{addButton}</div>
      )}
      <ul className={styles.list}>
        {ladders.map((one) => (
          <LadderSheet
            key={one.id}
            ladder={one}
            isPrinted={one.id === printedId}
            onPrint={() => setPrintedId(one.id)}
            onEdit={() => setAsked({ action: 'edit', id: one.id })}
            onRemove={() => setAsked({ action: 'remove', id: one.id })}
          />
        ))}
      </ul>
      <Dialog open={asked?.action === 'new'} onClose={close} title={texts.newLadder}>
        <LadderEditor start={null} onSave={save} onClose={close} />
      </Dialog>
      {ladder === undefined ? null : asked?.action === 'edit' ? (
        <Dialog open onClose={close} title={texts.editingLadder({ ladder: ladder.fear })}>
          <LadderEditor start={ladder} onSave={save} onClose={close} />
        </Dialog>
      ) : (
        <Confirm
          open
          title={texts.deletingLadder({ ladder: ladder.fear })}
          submit={common.deleteForGood}
          onConfirm={() => {
            void remove(ladder);
            setTold({ words: texts.ladderDeleted({ ladder: ladder.fear }) });
            close();
          }}
          onClose={close}
        >
          <p>{texts.deletesLadder}</p>
        </Confirm>
      )}
    </div>
  );
};
