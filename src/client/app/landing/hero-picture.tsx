import styles from './hero-picture.module.css';

/** A boat on an even keel. Purely decorative, so reduced stimulation hides it. */
export const HeroPicture = () => (
  <svg className={styles.picture} viewBox="0 0 480 400" aria-hidden="true">
    <clipPath id="hero-frame">
      <rect width="480" height="400" rx="36" />
    </clipPath>
    <g clipPath="url(#hero-frame)">
      <rect className={styles.sky} width="480" height="400" />
      <circle className={styles.halo} cx="338" cy="150" r="104" />
      <circle className={styles.sun} cx="338" cy="150" r="62" />
      <path
        className={styles.far}
        d="M0 236c48-14 96-14 144 0s96 14 144 0 96-14 144 0 48 7 60 8v170H0Z"
      />
      <g transform="translate(168 62)">
        <path className={styles.mainsail} d="M62 0v148H0C8 92 30 40 62 0Z" />
        <path className={styles.jib} d="M72 34c28 28 46 66 52 114H72V34Z" />
        <path className={styles.hull} d="M-14 162h158c-8 27-26 42-54 42H44C14 204-6 189-14 162Z" />
      </g>
      <path
        className={styles.middle}
        d="M0 262c40 0 40 16 80 16s40-16 80-16 40 16 80 16 40-16 80-16 40 16 80 16 40-16 80-16v150H0Z"
      />
      <path
        className={styles.near}
        d="M0 318c40 0 40 16 80 16s40-16 80-16 40 16 80 16 40-16 80-16 40 16 80 16 40-16 80-16v100H0Z"
      />
    </g>
  </svg>
);
