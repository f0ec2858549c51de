/** A tab of a browser, driven as a person does: what is pressed comes to the page as trusted events. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page; it may use nothing but its argument, and its result has to be JSON. */
  readonly evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Presses and releases keys, one after another; what is no letter is named by WebDriver's own characters. */
  readonly press: (keys: readonly string[]) => Promise<void>;
  /** Presses and releases the mouse at a point of the window. */
  readonly click: (x: number, y: number) => Promise<void>;
}

/** A browser with nothing in it yet. */
export interface Engine {
  readonly tab: Tab;
  /** Opens another tab in front of the others. */
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** Keys by WebDriver's private characters for them (https://w3c.github.io/webdriver/#keyboard-actions). */
export const KEY = { enter: '\uE007', right: '\uE014' } as const;

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** Keys as WebDriver's actions, which both of its protocols take. */
export const keyActions = (keys: readonly string[]): readonly object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((key) => [down(key), up(key)]),
  },
];

/** A click of the first button of the mouse as WebDriver's actions. */
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

/** The language and the zone in which all journeys run. */
export const PLACE = { LANG: 'en_GB.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'Europe/Paris' } as const;

/** Wide enough for the whole menu. */
export const WINDOW = { width: 1280, height: 900 } as const;
