import { type ReactNode, useState } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useMedia } from '#client/platform/page/use-media.ts';
import kit from '#client/ui/layout/kit.module.css';
import styles from './folding.module.css';

interface FoldingProps {
  /** The heading element. */
  readonly heading: ReactNode;
  /** The main figure of the content, shown below the heading, also while it loads; without it, nothing collapses. */
  readonly figure?: ReactNode;
  /** Whether something on this page needs the content open, such as a link to it. */
  readonly isNeeded?: boolean;
  /** The class of the content. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A heading with content that is collapsed on a phone until the person opens it. On wider screens, and for people who
 * want one thing at a time, the content is always visible. It is rendered once it was open, and then keeps its state.
 * Content in view stays open when the window becomes narrow, because something in it may be running or have the focus.
 */
export const Folding = ({
  heading,
  figure,
  isNeeded = false,
  className = kit.stack3,
  children,
}: FoldingProps) => {
  const isNarrow = useMedia('(width < 48rem)');
  const { oneThingAtATime } = useComfort();
  const folds = isNarrow && !oneThingAtATime && figure !== undefined;
  const [isOpen, setOpen] = useState(false);
  const [didFold, setDidFold] = useState(folds);
  const [wasNeeded, setNeeded] = useState(false);
  if (folds !== didFold) {
    setDidFold(folds);
    if (folds) setOpen(true);
  }
  const isShown = !folds || isOpen;
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  if (isNeeded !== wasNeeded) {
    setNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => {
        if (folds) setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary} hidden={!folds}>
        {folds ? heading : null}
        {folds ? <span className={kit.softBlock}>{figure}</span> : null}
      </summary>
      {folds ? null : heading}
      {isShown || wasShown ? (
        <div className={`${className} ${styles.content}`}>{children}</div>
      ) : null}
    </details>
  );
};
