/** A page driven by the benchmark, in any browser. */
export interface BenchPage {
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page; it may use only its argument, and its result has to be JSON. */
  readonly evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Presses and releases x as a trusted event, as close to the instant (Unix time in ms) as possible. */
  readonly pressAt: (instantMs: number) => Promise<void>;
  /** Slows the page's processor by this factor, if the browser can. */
  readonly slowDown?: (times: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser for the benchmark; its pages belong to one guest and contain the probe. */
export interface BenchBrowser {
  /** Name and version. */
  readonly name: string;
  readonly canSlowDown: boolean;
  readonly open: () => Promise<BenchPage>;
  readonly close: () => Promise<void>;
}
