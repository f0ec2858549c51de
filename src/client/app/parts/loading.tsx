import styles from './loading.module.css';

/** Shown while a part loads; it appears only if that takes a moment. A whole page keeps its height. */
export const Loading = ({ isPage = false }: { readonly isPage?: boolean }) => (
  <p className={isPage ? `loading ${styles.page}` : 'loading'} role="status">
    Loading…
  </p>
);
