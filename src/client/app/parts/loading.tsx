import styles from './loading.module.css';

/** Shown while a part is being fetched; it appears only when that takes a moment. A whole page keeps its room. */
export const Loading = ({ isPage = false }: { readonly isPage?: boolean }) => (
  <p className={isPage ? `loading ${styles.page}` : 'loading'} role="status">
    Loading…
  </p>
);
