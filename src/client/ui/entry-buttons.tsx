import { useState } from 'react';
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
      <p>This deletes the entry for good.</p>
      <Button kind="secondary" size="small" autoFocus onClick={() => setStage('kept')}>
        Keep it
      </Button>
      <Button kind="danger" size="small" aria-label={`Delete for good: ${name}`} onClick={onDelete}>
        Delete for good
      </Button>
    </div>
  ) : (
    <div key="rests" className={kit.rowMiddle23}>
      <Button kind="quiet" size="small" aria-label={`Edit: ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        kind="quiet"
        size="small"
        autoFocus={stage === 'kept'}
        aria-label={`Delete: ${name}`}
        onClick={() => setStage('asks')}
      >
        Delete
      </Button>
    </div>
  );
};
