/**
 * Scrolls the section around a stage into view, so that the rule above and the buttons below are
 * visible; a section taller than the window is scrolled to its top.
 */
export const scrollRunIntoView = (stage: HTMLElement | null): void => {
  const section = stage?.closest('section');
  if (stage === null || section === null || section === undefined) return;
  const fits = section.getBoundingClientRect().height <= window.innerHeight;
  section.scrollIntoView({ block: fits ? 'nearest' : 'start' });
  // The stage must be visible even when its section does not fit.
  stage.scrollIntoView({ block: 'nearest' });
};
