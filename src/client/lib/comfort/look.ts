import type { Comfort } from '#domain/comfort/comfort.ts';
import { getComfort, onComfortChange } from './comfort.ts';

const DARK = window.matchMedia('(prefers-color-scheme: dark)');
const STILL = window.matchMedia('(prefers-reduced-motion: reduce)');
const CONTRAST = window.matchMedia('(prefers-contrast: more)');

/** Resolves `theme` to the theme that currently applies on this device. public/boot.js does the same. */
const resolvedTheme = (theme: Comfort['theme']): Exclude<Comfort['theme'], 'system'> => {
  if (theme !== 'system') return theme;
  if (CONTRAST.matches) return 'contrast';
  return DARK.matches ? 'dark' : 'light';
};

/** Whether motion is reduced, by the person's choice or else by the system setting. */
const isMotionReduced = ({ reducedMotion }: Comfort): boolean =>
  reducedMotion === 'system' ? STILL.matches : reducedMotion === 'on';

const loadFont = (font: Comfort['font']): void => {
  // If a font fails to load, the text stays in the system's font.
  const stay = () => undefined;
  if (font === 'lexend') import('#client/ui/fonts/lexend.css').catch(stay);
  if (font === 'opendyslexic') import('#client/ui/fonts/opendyslexic.css').catch(stay);
};

const apply = (): void => {
  const comfort = getComfort();
  const root = document.documentElement;
  root.dataset.theme = resolvedTheme(comfort.theme);
  root.dataset.motion = isMotionReduced(comfort) ? 'reduced' : 'full';
  root.dataset.stimulation = comfort.reducedStimulation ? 'reduced' : 'full';
  root.dataset.textSize = comfort.textSize;
  root.dataset.textSpacing = comfort.textSpacing;
  root.dataset.font = comfort.font;
  loadFont(comfort.font);
  // Wait for the next frame, for which the browser computes the styles anyway.
  requestAnimationFrame(() => {
    const background = getComputedStyle(root).getPropertyValue('--color-bg').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
  });
};

/** Applies the comfort settings to the page now, and whenever they or the system's settings change. */
export const followComfort = (): void => {
  apply();
  onComfortChange(apply);
  for (const query of [DARK, STILL, CONTRAST]) query.addEventListener('change', apply);
};
