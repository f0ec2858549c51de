/**
 * Scrolls until a stage is to be seen together with the rule above it and the buttons below it: with
 * all that is in the same section, or from its top when that is taller than the window.
 */
export const showWholeRun = (stage: HTMLElement | null): void => {
  const whole = stage?.closest('section');
  if (stage === null || whole === null || whole === undefined) return;
  const fits = whole.getBoundingClientRect().height <= window.innerHeight;
  whole.scrollIntoView({ block: fits ? 'nearest' : 'start' });
  // What is pressed has to be there even where not all fits.
  stage.scrollIntoView({ block: 'nearest' });
};
