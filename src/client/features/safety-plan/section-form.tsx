import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { errorText } from '#client/lib/user-facing-error.ts';
import { discardDraft, readDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { SafetyPlan } from '#domain/safety-plan/plan.ts';
import type { Section } from '#domain/safety-plan/sections.ts';
import { planHandler } from './handlers.tsx';
import {
  changeOf,
  isDraftEmpty,
  isTyped,
  type PlanDraft,
  planDraft,
  planFields,
  typedIn,
  unchangedParts,
  withoutParts,
} from './plan-draft.ts';
import { SectionFields } from './section-fields.tsx';

interface SectionFormProps {
  readonly section: Section;
  readonly plan: SafetyPlan;
  readonly draft: PlanDraft;
  readonly onChange: (changed: Partial<PlanDraft>) => void;
  /** Called after saving, with the confirmation text. */
  readonly onSaved: (told: string) => void;
  readonly onClose: () => void;
}

/** The form of one section. Input is stored on this device until it is saved. */
export const SectionForm = ({
  section,
  plan,
  draft,
  onChange,
  onSaved,
  onClose,
}: SectionFormProps) => {
  const { send, discard } = useOutboxActions();
  const typed = section.parts.filter((part) => isTyped(draft, [part]));

  /** Removes the sent values from the draft. Input typed in the meantime stays. */
  const settle = (): void => {
    const now = readDraft(planDraft) ?? draft;
    const sent = withoutParts(unchangedParts(section.parts, now, draft));
    if (isDraftEmpty({ ...now, ...sent })) discardDraft(planDraft.key);
    else onChange(sent);
  };

  const form = useForm({
    schema: planFields,
    values: typedIn(draft, plan, typed),
    messageFor: (cause) =>
      `This is not saved yet. ${errorText(cause)} What you typed is kept on this device.`,
    send: async (signal) => {
      if (typed.length === 0) return onClose();
      const result = await send(planHandler, changeOf(draft, plan, typed));
      await accepted(result, discard, signal);
      settle();
      if (signal.aborted) return;
      onSaved(
        result.state === 'sent'
          ? `“${section.title}” is saved.`
          : `“${section.title}” is kept on this device and sent later.`,
      );
    },
  });

  return (
    <EntryForm form={form} submit="Save" cancel="Close" onCancel={onClose}>
      <p className={kit.soft}>{section.about}</p>
      <Readers stream="safety-plan" />
      <SectionFields
        section={section}
        plan={plan}
        draft={draft}
        errors={form.problem?.fields ?? {}}
        onChange={onChange}
      />
    </EntryForm>
  );
};
