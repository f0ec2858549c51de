import fc from 'fast-check';

// Determines all examples of property tests.
fc.configureGlobal({ seed: Number(process.env.SEED) });
