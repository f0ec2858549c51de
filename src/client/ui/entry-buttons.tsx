import { useState } from 'react';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/forms.js';
import { Button } from './button.tsx';
import kit from './layout/kit.module.css';

interface EntryButtonsProps {
  /** The name of the entry for screen readers, such as "Low, 14:02". */
  readonly name: string;
  /** Opens the form that corrects the entry. */
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The buttons that correct and delete an entry. Deleting asks first, in place. */
export const EntryButtons = ({ name, onEdit, onDelete }: EntryButtonsProps) => {
  const [stage, setStage] = useState<'rests' | 'asks' | 'kept'>('rests');
  // The keys differ, so that React does not reuse a button that is being pressed.
  return stage === 'asks' ? (
    <div key="asks" className={kit.rowMiddle23}>
      <p>{texts.deletesForGood}</p>
      <Button kind="secondary" size="small" autoFocus onClick={() => setStage('kept')}>
        {texts.keepIt}
      </Button>
      <Button
        kind="danger"
        size="small"
        aria-label={texts.deleteForGoodNamed({ name })}
        onClick={onDelete}
      >
        {common.deleteForGood}
      </Button>
    </div>
  ) : (
    <div key="rests" className={kit.rowMiddle23}>
      <Button kind="quiet" size="small" aria-label={texts.editNamed({ name })} onClick={onEdit}>
        {common.edit}
      </Button>
      <Button
        kind="quiet"
        size="small"
        autoFocus={stage === 'kept'}
        aria-label={texts.deleteNamed({ name })}
        onClick={() => setStage('asks')}
      >
        {common.delete}
      </Button>
    </div>
  );
};
