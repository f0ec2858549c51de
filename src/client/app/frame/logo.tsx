import { Link } from 'wouter';
import { texts } from '#texts/app.js';

/** The logo of Evenkeel: an upright sail over calm water. */
const Sail = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path d="M19 3v22H7C10 17 14 9 19 3Z" />
    <path d="M22 9c5 4 8 9 11 16H22V9Z" />
    <path d="M4 32c5.3 0 5.3 3 10.7 3s5.3-3 10.6-3 5.4 3 10.7 3" />
  </svg>
);

/** The logo and product name, linked to `to`. */
export const Logo = ({ to }: { readonly to: '/' | '/homepage' }) => (
  <Link to={to} className="logo">
    <Sail />
    {texts.evenkeel}
  </Link>
);
