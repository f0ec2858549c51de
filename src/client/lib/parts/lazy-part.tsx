import { type ComponentType, use } from 'react';
import { tracked } from '#client/platform/after.ts';

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
        throw new PartMissing('A part of Evenkeel could not be fetched.', { cause });
      },
    );
    return loading;
  };
  const Part = (props: Props) => {
    // Without a wait when it is there, since React shows what follows a wait 300 ms later at the earliest.
    const Loaded = loaded ?? use(start());
    return <Loaded {...props} />;
  };
  /** Resolves when the part is there, or cannot be had now. */
  const preload = async (): Promise<void> => {
    await start().catch(forgetMissingParts);
  };
  return Object.assign(Part, { preload });
};
