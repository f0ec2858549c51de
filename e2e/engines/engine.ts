/** A browser tab that is controlled as a person would control it: input reaches the page as trusted events. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page. The function can use only its argument, and its result must be a JSON value. */
  readonly evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Presses and releases keys one after the other. Keys that are not characters use WebDriver's code points. */
  readonly press: (keys: readonly string[]) => Promise<void>;
  /** Clicks at a point of the window. */
  readonly click: (x: number, y: number) => Promise<void>;
}

/** A newly started browser. */
export interface Engine {
  readonly tab: Tab;
  /** Opens another tab in the foreground. */
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** Keys as WebDriver's private code points (https://w3c.github.io/webdriver/#keyboard-actions). */
export const KEY = { enter: '\uE007', right: '\uE014' } as const;

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** Key presses as WebDriver actions, which both WebDriver protocols accept. */
export const keyActions = (keys: readonly string[]): readonly object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((key) => [down(key), up(key)]),
  },
];

/** A click with the primary button as WebDriver actions. */
export const clickActions = (x: number, y: number): readonly object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** The language and time zone of all journeys. */
export const PLACE = { LANG: 'en_GB.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'Europe/Paris' } as const;

/** A window wide enough for the whole menu. */
export const WINDOW = { width: 1280, height: 900 } as const;
