import { useState } from 'react';
import { currentMs } from '#client/platform/after.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { type DistractionBody, distractionAt } from './entry.ts';
import styles from './refused-distraction.module.css';

/** The form to correct a distraction that the server refused. */
export const DistractionEditor = ({
  body,
  reason,
  onSave,
  onCancel,
}: EditProps<DistractionBody>) => {
  const [type, setType] = useState(body.type);
  const [isNow, setIsNow] = useState(true);
  return (
    <form
      className={kit.stack5}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(isNow ? distractionAt(type, currentMs()) : { ...body, type });
      }}
    >
      <Notice tone="info">{reason.message}</Notice>
      <SelectField
        label="What distracted you?"
        value={type}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setType(DISTRACTION_TYPES.find((one) => one === value) ?? type);
        }}
      >
        {DISTRACTION_TYPES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isNow}
          onChange={(event) => setIsNow(event.currentTarget.checked)}
        />
        Log it with the time that it is now
      </label>
      <div className={kit.row3}>
        <Button type="submit">Send again</Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
