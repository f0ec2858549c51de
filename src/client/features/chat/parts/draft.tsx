import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { copyText } from '#client/platform/device/clipboard.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

/** A text that can be edited and copied. This component sends nothing. */
export const DraftPart = ({ part }: { readonly part: PartOf<'draft'> }) => {
  const [text, setText] = useState(part.text);
  const [said, setSaid] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    setSaid('');
    const isCopied = await copyText(text);
    setSaid(isCopied ? texts.copied : texts.notCopied);
    if (isCopied) return;
    area.current?.focus();
    area.current?.select();
  };
  return (
    <div className={`${styles.panel} ${styles.draft}`}>
      <TextAreaField
        ref={area}
        label={part.title}
        dir="auto"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setSaid('');
        }}
      />
      <div className={kit.rowMiddle23}>
        <Button
          kind="secondary"
          icon={Copy}
          aria-label={texts.copyTitle({ title: part.title })}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
        <p role="status" className={styles.draftSaid}>
          {said}
        </p>
      </div>
    </div>
  );
};
