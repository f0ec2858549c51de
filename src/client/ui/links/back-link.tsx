import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'wouter';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { texts } from '#texts/forms.js';
import styles from './back-link.module.css';

interface BackLinkProps {
  readonly to: string;
  /** The name of the linked page. */
  readonly children: string;
}

/** A link to the parent page, shown above the title. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link to={to} className={`${kit.iconLink} ${styles.back}`}>
    <ArrowLeft aria-hidden="true" size="1.1em" />
    {sentence(
      texts.backTo({
        page: children,
        hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
      }),
    )}
  </Link>
);
