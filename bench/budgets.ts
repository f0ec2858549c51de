/** The most that a page may load until it is idle, in kilobytes of gzip at level 9. */
interface Budget {
  readonly path: string;
  readonly scriptsKb: number;
  readonly stylesKb: number;
  /** How many scripts. */
  readonly files: number;
}

/** The one place of what pages may weigh; a journey checks it, and the benchmark shows what they do. */
export const BUDGETS: Readonly<Record<'landing' | 'today' | 'dashboard' | 'routine' | 'chat', Budget>> = {
  landing: { path: '/', scriptsKb: 95, stylesKb: 15, files: 8 },
  today: { path: '/homepage', scriptsKb: 125, stylesKb: 15, files: 8 },
  dashboard: { path: '/dashboard', scriptsKb: 150, stylesKb: 15, files: 8 },
  routine: { path: '/features/routine-builder', scriptsKb: 150, stylesKb: 15, files: 8 },
  chat: { path: '/features/chat', scriptsKb: 150, stylesKb: 15, files: 8 },
};
