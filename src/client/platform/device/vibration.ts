/** Short and soft patterns, which do not startle people. They differ in the number of pulses. */
const PATTERNS = {
  'heads-up': [60],
  end: [60, 140, 60],
} as const;

/** Whether this device can vibrate, according to the browser. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Vibrates once for a timer cue; does nothing on devices that cannot. Never throws. */
export const vibrate = (cue: keyof typeof PATTERNS): void => {
  if (canVibrate()) navigator.vibrate([...PATTERNS[cue]]);
};
