import { type ReactNode, useState } from 'react';
import styles from '#client/features/sharing/sharing.module.css';
import { dateText } from '#client/lib/date-text.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Consent } from '#domain/sharing/consent.ts';
import { consentSentence } from '#domain/sharing/sentences.ts';
import { texts } from '#texts/sharing.js';

/** Renders what somebody would see under a consent that has not been given yet. The page provides this function. */
export type RenderPreview = (userId: string, consent: Consent) => ReactNode;

interface PreviewProps {
  readonly userId: string;
  readonly name: string;
  readonly consent: Consent;
  readonly draw: RenderPreview;
}

/** A preview of what the other person would see under the current choice. */
export const Preview = ({ userId, name, consent, draw }: PreviewProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`${kit.stackStart3} ${styles.stack}`} aria-label={texts.preview}>
      <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hidePreview : texts.showPreview}
      </Button>
      {isOpen ? (
        <div className={`${kit.stack3} ${styles.preview}`}>
          <h3>{texts.whatTheySee({ name })}</h3>
          <p>{consentSentence(name, consent, dateText)}</p>
          {draw(userId, consent)}
        </div>
      ) : null}
    </section>
  );
};
