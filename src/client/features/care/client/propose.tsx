import { useState } from 'react';
import * as z from 'zod/mini';
import { useIdempotencyId } from '#client/features/care/action.ts';
import styles from '#client/features/care/care.module.css';
import type { CareEditors } from '#client/features/care/editors.ts';
import { HomeworkForm } from '#client/features/care/parts/homework-form.tsx';
import { call } from '#client/lib/api/call.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { newId } from '#client/platform/new-id.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { type CareContent, clientCareEndpoints } from '#contract/sharing/care.ts';
import { CARE_KINDS, CARE_TEXT_MAX, type CareKind } from '#domain/care/proposals.ts';
import { texts } from '#texts/care.js';

interface ProposeProps {
  readonly connectionId: string;
  /** The person's name as the therapist sees it. */
  readonly name: string;
  readonly editors: CareEditors;
  readonly onProposed: (kind: CareKind) => void;
}

const shape = z.object({ id: z.string(), words: z.string() });

const wordsDraft = (connectionId: string, kind: CareKind) => ({
  key: `propose-words/${kind}/${connectionId}`,
  initial: { id: newId(), words: '' },
  spent: ['words'] as const,
  read: (kept: unknown) => z.safeParse(shape, kept).data ?? null,
});

const ProposeForm = ({
  kind,
  connectionId,
  name,
  editors,
  onProposed,
  onClose,
}: ProposeProps & { readonly kind: CareKind; readonly onClose: () => void }) => {
  const [form] = useState(() => wordsDraft(connectionId, kind));
  const [draft, change, finish] = useDraft(form);
  const idOf = useIdempotencyId();
  const propose = async (content: CareContent): Promise<string | null> => {
    try {
      const proposed = { content, words: draft.words };
      await call(clientCareEndpoints.propose, {
        params: { connectionId },
        body: { id: idOf(proposed), ...proposed },
      });
      void finish(draft);
      onProposed(kind);
      return null;
    } catch (cause) {
      return errorText(cause);
    }
  };
  const common = {
    draftKey: `propose-${kind}/${connectionId}`,
    saveLabel: texts.proposeIt,
    onClose,
  };
  return (
    <div className={`${kit.stack4} ${styles.stack}`}>
      <p>{texts.howToPropose({ name })}</p>
      <TextAreaField
        label={texts.yourWordsTo({ name })}
        dir="auto"
        rows={2}
        maxLength={CARE_TEXT_MAX.words}
        value={draft.words}
        onChange={(event) => change({ words: event.currentTarget.value })}
      />
      {kind === 'goal' ? <editors.Goal {...common} start={null} onSave={propose} /> : null}
      {kind === 'routine' ? <editors.Routine {...common} start={null} onSave={propose} /> : null}
      {kind === 'homework' ? (
        <HomeworkForm
          {...common}
          start={null}
          onSave={(homework) =>
            propose({
              kind: 'homework',
              homework: { ...homework, weekdays: [...homework.weekdays] },
            })
          }
        />
      ) : null}
    </div>
  );
};

/** Buttons that open the forms for proposals. */
export const Propose = (props: ProposeProps) => {
  const [kind, setKind] = useState<CareKind | null>(null);
  const close = (): void => setKind(null);
  return (
    <>
      <div className={styles.row}>
        {CARE_KINDS.map((one) => (
          <Button key={one} kind="secondary" onClick={() => setKind(one)}>
            {texts.propose[one]}
          </Button>
        ))}
      </div>
      {kind === null ? null : (
        <Dialog open onClose={close} title={texts.proposalFor[kind]({ name: props.name })}>
          <ProposeForm {...props} kind={kind} onClose={close} />
        </Dialog>
      )}
    </>
  );
};
