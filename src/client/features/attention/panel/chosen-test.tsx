import { type ComponentType, useEffect, useState } from 'react';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { texts } from '#texts/attention.js';
import { texts as common } from '#texts/common.js';
import type { TestProps, TestType } from './test-types.ts';

/** Each test is a separate chunk, loaded when the test is chosen. */
const LOADERS: Readonly<Record<TestType, () => Promise<ComponentType<TestProps>>>> = {
  stroop: async () => (await import('#client/features/attention/stroop/stroop.tsx')).StroopTest,
  'digit-span': async () =>
    (await import('#client/features/attention/digit-span/digit-span.tsx')).DigitTest,
  simon: async () => (await import('#client/features/attention/simon/simon.tsx')).SimonTest,
};

type Loaded = { readonly Test: ComponentType<TestProps> } | 'loading' | 'failed';

/** The chosen test. Until its chunk is loaded, the loading state is shown. */
export const ChosenTest = ({ type, ...props }: TestProps & { readonly type: TestType }) => {
  const [loaded, setLoaded] = useState<Loaded>('loading');

  useEffect(() => {
    if (loaded !== 'loading') return;
    let isCurrent = true;
    LOADERS[type]().then(
      (Test) => isCurrent && setLoaded({ Test }),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [type, loaded]);

  if (loaded === 'loading') return <p role="status">{common.loading}</p>;
  if (loaded === 'failed') {
    return <RetryNotice onRetry={() => setLoaded('loading')}>{texts.testNotLoaded}</RetryNotice>;
  }
  return <loaded.Test {...props} />;
};
