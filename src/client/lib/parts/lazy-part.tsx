import { type ComponentType, use } from 'react';

/** A part of the app could not be fetched: offline, or the app was renewed on the server. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

const failed = new Set<() => void>();

/** Lets every part that could not be fetched be fetched again the next time that it is drawn. */
export const forgetMissingParts = (): void => {
  for (const forget of failed) forget();
  failed.clear();
};

/**
 * A component that is fetched when it is first drawn, or earlier by `preload`. Unlike React's own
 * `lazy`, it can be tried again after it failed.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> => {
    loading ??= load().catch((cause: unknown) => {
      failed.add(() => {
        loading = undefined;
      });
      throw new PartMissing('A part of Evenkeel could not be fetched.', { cause });
    });
    return loading;
  };
  const Part = (props: Props) => {
    const Loaded = use(start());
    return <Loaded {...props} />;
  };
  const preload = (): void => {
    start().catch(forgetMissingParts);
  };
  return Object.assign(Part, { preload });
};
