import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { ChangeTable } from '#contract/shared/change.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/sending.js';
import { type Collection, useChanges } from './collection.ts';

interface RefusedChangesProps<Table extends ChangeTable> {
  readonly of: Collection<Table>;
}

/** Reports the changes to a collection that the server refused, each until the person has seen it. */
export const RefusedChanges = <Table extends ChangeTable>({ of }: RefusedChangesProps<Table>) => {
  const { refused, discard } = useChanges(of);
  return refused.map(({ id, message }) => (
    <Notice
      key={id}
      tone="problem"
      action={
        <Button kind="secondary" size="small" onClick={() => void discard(id)}>
          {common.ok}
        </Button>
      }
    >
      {texts.wasNotSaved({ reason: message })}
    </Notice>
  ));
};
