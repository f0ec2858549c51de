import { useState } from 'react';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import { EMPTY_PLAN, type PlanChange, withPlanChange } from '#domain/safety-plan/plan.ts';
import { SECTIONS } from '#domain/safety-plan/sections.ts';
import { texts as common } from '#texts/common.js';
import { changeOf, planDraft, planFields, typedIn } from './plan-draft.ts';
import { SectionFields } from './section-fields.tsx';

/** The form that corrects a change that the server refused. */
export const RefusedChange = ({ body, reason, onSave, onCancel }: EditProps<PlanChange>) => {
  const [draft, setDraft] = useState(planDraft.initial);
  const plan = withPlanChange(EMPTY_PLAN, { before: {}, after: body.after });
  const sections = SECTIONS.filter(({ parts }) =>
    parts.some((part) => body.after[part] !== undefined),
  );
  const parts = sections.flatMap((section) => section.parts);
  const form = useForm({
    schema: planFields,
    values: typedIn(draft, plan, parts),
    send: async () => {
      const after = { ...body.after, ...changeOf(draft, plan, parts).after };
      onSave({ before: body.before, after });
    },
  });
  return (
    <EntryForm form={form} submit={common.sendAgain} onCancel={onCancel}>
      <Notice tone="info">{reason.issues[0]?.message ?? reason.message}</Notice>
      {sections.map((section) => (
        <SectionFields
          key={section.id}
          section={section}
          plan={plan}
          draft={draft}
          errors={form.problem?.fields ?? {}}
          onChange={(changed) => setDraft((now) => ({ ...now, ...changed }))}
        />
      ))}
    </EntryForm>
  );
};
