import { localTimeText } from '#client/lib/date-text.ts';
import type { Comfort } from '#domain/comfort/comfort.ts';

export const THEME_NAMES: Readonly<Record<Comfort['theme'], string>> = {
  system: 'Like my device',
  light: 'Light',
  dark: 'Dark',
  warm: 'Warm',
  contrast: 'High contrast',
};

export const SIZE_NAMES: Readonly<Record<Comfort['textSize'], string>> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  huge: 'Huge',
};

export const SPACING_NAMES: Readonly<Record<Comfort['textSpacing'], string>> = {
  normal: 'Normal',
  wide: 'Wide',
  widest: 'Widest',
};

export const FONT_NAMES: Readonly<Record<Comfort['font'], string>> = {
  atkinson: 'Atkinson Hyperlegible',
  lexend: 'Lexend',
  opendyslexic: 'OpenDyslexic',
  system: 'The font of my device',
};

export const MOTION_NAMES: Readonly<Record<Comfort['reducedMotion'], string>> = {
  system: 'Like my device',
  on: 'On',
  off: 'Off',
};

/** A whole hour as a time of day, such as "04:00" or "4:00 AM". */
export const hourName = (hour: number): string =>
  localTimeText(`${String(hour).padStart(2, '0')}:00`);
