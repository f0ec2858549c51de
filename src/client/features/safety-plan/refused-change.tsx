import { useState } from 'react';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { EMPTY_PLAN, type PlanChange, withPlanChange } from '#domain/safety-plan/plan.ts';
import { SECTIONS } from '#domain/safety-plan/sections.ts';
import { changeOf, planDraft, problemOf } from './plan-draft.ts';
import styles from './safety-plan.module.css';
import { SectionFields } from './section-fields.tsx';

/** The form that corrects a change that the server refused. */
export const RefusedChange = ({ body, reason, onSave, onCancel }: EditProps<PlanChange>) => {
  const [draft, setDraft] = useState(planDraft.initial);
  const plan = withPlanChange(EMPTY_PLAN, { before: {}, after: body.after });
  const sections = SECTIONS.filter(({ parts }) =>
    parts.some((part) => body.after[part] !== undefined),
  );
  const typed = changeOf(
    draft,
    plan,
    sections.flatMap(({ parts }) => parts),
  );
  const after = { ...body.after, ...typed.after };
  const problem = problemOf({ before: {}, after });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) onSave({ before: body.before, after });
      }}
    >
      <Notice tone="info">{reason.issues[0]?.message ?? reason.message}</Notice>
      {sections.map((section) => (
        <SectionFields
          key={section.id}
          section={section}
          plan={plan}
          draft={draft}
          onChange={(changed) => setDraft((now) => ({ ...now, ...changed }))}
        />
      ))}
      {problem === undefined ? null : <Notice tone="problem">{problem}</Notice>}
      <div className={kit.rowEnd}>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Send again</Button>
      </div>
    </form>
  );
};
