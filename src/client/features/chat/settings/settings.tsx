import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '#client/features/chat/chat.module.css';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';
import { DeleteConversation } from './delete-conversation.tsx';
import { SettingsForm } from './form.tsx';
import { LaddersDialog } from './ladders-dialog.tsx';

interface ChatSettingsProps {
  readonly userId: string;
  readonly onCleared: () => void;
  /** Called with the label of the ladder to continue. */
  readonly onLadder: (label: string) => void;
}

/** The button and dialog of the chat settings, with the safety plan, ladders and deletion. */
export const ChatSettingsButton = ({ userId, onCleared, onLadder }: ChatSettingsProps) => {
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [ladders, setLadders] = useState(false);
  const switchTo = (show: (on: true) => void): void => {
    setOpen(false);
    show(true);
  };
  return (
    <>
      <Button kind="quiet" icon={Settings} onClick={() => setOpen(true)}>
        <span className={styles.settingsLabel}>{texts.chatSettings}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.chatSettings}>
        <div className={kit.stack4}>
          <SettingsForm userId={userId} />
          <Link to="/features/safety-plan" className={buttonClass('secondary')}>
            {texts.mySafetyPlan}
          </Link>
          <Button kind="secondary" onClick={() => switchTo(setLadders)}>
            {texts.myLadders}
          </Button>
          <Button kind="danger" onClick={() => switchTo(setDeleting)}>
            {texts.deleteConversation}
          </Button>
        </div>
      </Dialog>
      <LaddersDialog
        userId={userId}
        open={ladders}
        onClose={() => setLadders(false)}
        onGoOn={(label) => {
          setLadders(false);
          onLadder(label);
        }}
      />
      <DeleteConversation
        userId={userId}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onCleared}
      />
    </>
  );
};
