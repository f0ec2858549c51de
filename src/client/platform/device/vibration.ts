/** Short and soft, so that they do not startle; distinguished by the number of pulses. */
const PATTERNS = {
  'heads-up': [60],
  end: [60, 140, 60],
} as const;

/** Whether this device can vibrate, as far as the browser tells. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Vibrates once for a timer cue; does nothing on devices that cannot. Never throws. */
export const vibrate = (cue: keyof typeof PATTERNS): void => {
  if (canVibrate()) navigator.vibrate([...PATTERNS[cue]]);
};
