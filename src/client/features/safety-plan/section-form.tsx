import { useState } from 'react';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { discardDraft, readDraft } from '#client/sync/draft.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { PlanChange, SafetyPlan } from '#domain/safety-plan/plan.ts';
import type { Section } from '#domain/safety-plan/sections.ts';
import {
  changeOf,
  isDraftEmpty,
  isTyped,
  type PlanDraft,
  planDraft,
  problemOf,
  unchangedParts,
  withoutParts,
} from './plan-draft.ts';
import styles from './safety-plan.module.css';
import { SectionFields } from './section-fields.tsx';

interface SectionFormProps {
  readonly section: Section;
  readonly plan: SafetyPlan;
  readonly draft: PlanDraft;
  readonly onChange: (changed: Partial<PlanDraft>) => void;
  readonly onSave: (change: PlanChange) => Promise<SendResult>;
  /** Called after saving, with the confirmation text. */
  readonly onSaved: (told: string) => void;
  readonly onClose: () => void;
}

/** The form of one section; input is stored on this device until it is saved. */
export const SectionForm = ({
  section,
  plan,
  draft,
  onChange,
  onSave,
  onSaved,
  onClose,
}: SectionFormProps) => {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Clears what was sent from the draft; input typed in the meantime stays. */
  const settle = (): void => {
    const now = readDraft(planDraft) ?? draft;
    const sent = withoutParts(unchangedParts(section.parts, now, draft));
    if (isDraftEmpty({ ...now, ...sent })) discardDraft(planDraft.key);
    else onChange(sent);
  };

  const save = async (): Promise<void> => {
    if (!isTyped(draft, section.parts)) return onClose();
    const change = changeOf(draft, plan, section.parts);
    const found = problemOf(change);
    setProblem(found ?? null);
    if (found !== undefined) return;
    setPending(true);
    const result = await onSave(change);
    setPending(false);
    if (result.state === 'failed') return setProblem(result.message);
    settle();
    onSaved(
      result.state === 'sent'
        ? `“${section.title}” is saved.`
        : `“${section.title}” is kept on this device and sent later.`,
    );
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void save();
      }}
    >
      <p className={kit.soft}>{section.about}</p>
      <Readers stream="safety-plan" />
      <SectionFields section={section} plan={plan} draft={draft} onChange={onChange} />
      {problem === null ? null : (
        <Notice tone="problem">
          This is not saved yet. {problem} What you typed is kept on this device.
        </Notice>
      )}
      <div className={kit.rowEnd}>
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
};
