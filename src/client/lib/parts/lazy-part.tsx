import { type ComponentType, use } from 'react';
import { tracked } from '#client/platform/after.ts';

/** A part of the app could not be loaded, because the device is offline or the server has a new version of the app. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

const failed = new Set<() => void>();

/** Lets every part that failed to load be loaded again when it is next rendered. */
export const forgetMissingParts = (): void => {
  for (const forget of failed) forget();
  failed.clear();
};

/**
 * A component that is loaded when it is first rendered, or earlier by `preload`. Unlike React's own `lazy`, it can be
 * retried after a failure.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const start = (): Promise<ComponentType<Props>> => {
    loading ??= tracked(load()).then(
      (part) => {
        loaded = part;
        return part;
      },
      (cause: unknown) => {
        failed.add(() => {
          loading = undefined;
        });
        throw new PartMissing(undefined, { cause });
      },
    );
    return loading;
  };
  const Part = (props: Props) => {
    // Does not suspend once the part is loaded, because React may delay content after a suspension by 300 ms.
    const Loaded = loaded ?? use(start());
    return <Loaded {...props} />;
  };
  /** Loads the part. Also resolves if it cannot be loaded now. */
  const preload = async (): Promise<void> => {
    await start().catch(forgetMissingParts);
  };
  const isLoaded = (): boolean => loaded !== undefined;
  return Object.assign(Part, { preload, isLoaded });
};
