import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { errorText } from '#client/lib/user-facing-error.ts';
import { newId } from '#client/platform/new-id.ts';
import { discardDraft, readDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { SafetyPlan } from '#domain/safety-plan/plan.ts';
import type { Section } from '#domain/safety-plan/sections.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/safety-plan.js';
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
  /** Called after saving, with the id of the entry. */
  readonly onSaved: (entryId: string) => void;
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
    messageFor: (cause) => texts.notSavedYet({ problem: errorText(cause) }),
    send: async (signal) => {
      if (typed.length === 0) return onClose();
      const id = newId();
      const result = await send(planHandler, changeOf(draft, plan, typed), id);
      await accepted(result, discard, signal);
      settle();
      if (!signal.aborted) onSaved(id);
    },
  });

  return (
    <EntryForm form={form} submit={common.save} cancel={common.close} onCancel={onClose}>
      <p className={kit.soft}>{texts.aboutSections[section.id]}</p>
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
