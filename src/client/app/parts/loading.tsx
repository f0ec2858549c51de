import { texts as common } from '#texts/common.js';
import styles from './loading.module.css';

/** Shown while a part loads, but only if loading takes a moment. With `isPage`, it has the height of a page. */
export const Loading = ({ isPage = false }: { readonly isPage?: boolean }) => (
  <p className={isPage ? `loading ${styles.page}` : 'loading'} role="status">
    {common.loading}
  </p>
);
