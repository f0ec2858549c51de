/** A page as the bench drives it, in any browser. */
export interface BenchPage {
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page; it may use nothing but its argument, and its result has to be JSON. */
  readonly evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Presses and releases x, as a trusted event, as near to an instant (Unix time in ms) as it can. */
  readonly pressAt: (instantMs: number) => Promise<void>;
  /** Makes the page's processor so many times slower, where the browser can. */
  readonly slowDown?: (times: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser in which the bench measures; its pages are those of one guest, and have the probe in them. */
export interface BenchBrowser {
  /** Its name and version. */
  readonly name: string;
  readonly canSlowDown: boolean;
  readonly open: () => Promise<BenchPage>;
  readonly close: () => Promise<void>;
}
