import { type ReactNode, useState } from 'react';
import styles from '#client/features/sharing/sharing.module.css';
import { Button } from '#client/ui/button.tsx';
import type { Consent } from '#domain/sharing/consent.ts';
import { consentSentence } from '#domain/sharing/sentences.ts';

/** Draws what somebody would see by a consent that is not given yet; the page gives it. */
export type DrawPreview = (userId: string, consent: Consent) => ReactNode;

interface PreviewProps {
  readonly userId: string;
  readonly name: string;
  readonly consent: Consent;
  readonly draw: DrawPreview;
}

/** What the other one would see by what is chosen now. */
export const Preview = ({ userId, name, consent, draw }: PreviewProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.stack} aria-label="Preview">
      <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the preview' : 'Show what it looks like'}
      </Button>
      {isOpen ? (
        <div className={styles.preview}>
          <h3>This is what {name} sees</h3>
          <p>{consentSentence(name, consent)}</p>
          {draw(userId, consent)}
        </div>
      ) : null}
    </section>
  );
};
