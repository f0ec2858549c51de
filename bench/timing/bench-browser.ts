/** A page that the benchmark controls, in any browser. */
export interface BenchPage {
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page. The function can use only its argument, and its result must be a JSON value. */
  readonly evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Presses and releases x as a trusted event, as close to the instant (Unix time in ms) as possible. */
  readonly pressAt: (instantMs: number) => Promise<void>;
  /** Slows down the page by this factor, if the browser supports it. */
  readonly slowDown?: (times: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser for the benchmark. Its pages share one guest session and contain the probe. */
export interface BenchBrowser {
  /** The name and the version. */
  readonly name: string;
  readonly canSlowDown: boolean;
  readonly open: () => Promise<BenchPage>;
  readonly close: () => Promise<void>;
}
