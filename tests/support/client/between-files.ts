import { environmentManager, onlineManager } from '@tanstack/react-query';
import { afterAll, vi } from 'vitest';

// Set this here, because the library checks for a browser only once, before a test provides a fake one.
environmentManager.setIsServer(() => false);

// The test files of a worker share loaded modules. Reset them, so that each file starts in the same state.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  onlineManager.setOnline(true);
});
