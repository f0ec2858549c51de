import type { ReactNode } from 'react';
import styles from './banners.module.css';
import { useEdgeHeight } from './edge-height.ts';

/** The area of all banners at the lower edge of the window; place it before the page. */
export const BannerArea = ({ children }: { readonly children: ReactNode }) => (
  <div ref={useEdgeHeight('--lower-banners')} className={styles.edge}>
    {children}
  </div>
);
